-- alone
-- The indexes of lists' former order (0082), which served the version before: each has a twin `collate counting`.
drop index concurrently if exists "client_name_id_idx";
drop index concurrently if exists "client_status_name_id_idx";
drop index concurrently if exists "document_clientName_id_idx";
drop index concurrently if exists "document_filename_id_idx";
drop index concurrently if exists "document_typeName_id_idx";
drop index concurrently if exists "incomingLetter_fromAddress_id_idx";
drop index concurrently if exists "incomingLetter_subject_id_idx";
drop index concurrently if exists "issue_clientName_id_idx";
drop index concurrently if exists "issue_clientName_id_idx1";
drop index concurrently if exists "issue_name_id_idx";
drop index concurrently if exists "issue_name_id_idx1";
drop index concurrently if exists "knowledgeBase_departmentName_id_idx";
drop index concurrently if exists "knowledgeBase_name_id_idx";
drop index concurrently if exists "knowledgeBase_typeName_id_idx";
drop index concurrently if exists "offer_clientName_id_idx";
drop index concurrently if exists "offer_name_id_idx";
drop index concurrently if exists "procedureDefinition_name_id_idx";
drop index concurrently if exists "project_clientName_id_idx";
drop index concurrently if exists "project_companyName_id_idx";
drop index concurrently if exists "project_name_id_idx";
drop index concurrently if exists "project_typeName_id_idx";
drop index concurrently if exists "reception_category_companyName_id_idx";
drop index concurrently if exists "reception_category_partyName_id_idx";
drop index concurrently if exists "reception_category_typeName_id_idx";
drop index concurrently if exists "serviceDefinition_name_id_idx";
drop index concurrently if exists "taskDefinition_name_id_idx";

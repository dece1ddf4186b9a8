-- alone
-- What lists are ordered by, in the order of 0082_counting_order. The indexes of the former order serve the version before;
-- they go in the release after.
create index concurrently "client_name_counting" on "client" ("name" collate counting, id);
create index concurrently "client_status_name_counting" on "client" ("status", "name" collate counting, id);
create index concurrently "document_filename_counting" on "document" ("filename" collate counting, id);
create index concurrently "document_clientName_counting" on "document" ("clientName" collate counting, id);
create index concurrently "document_typeName_counting" on "document" ("typeName" collate counting, id);
create index concurrently "incomingLetter_fromAddress_counting" on "incomingLetter" ("fromAddress" collate counting, id);
create index concurrently "incomingLetter_subject_counting" on "incomingLetter" ("subject" collate counting, id);
create index concurrently "issue_name_counting" on "issue" ("name" collate counting, id);
create index concurrently "issue_clientName_counting" on "issue" ("clientName" collate counting, id);
create index concurrently "issue_name_open_counting" on "issue" ("name" collate counting, id) where status in (1, 2, 9);
create index concurrently "issue_clientName_open_counting" on "issue" ("clientName" collate counting, id) where status in (1, 2, 9);
create index concurrently "knowledgeBase_name_counting" on "knowledgeBase" ("name" collate counting, id);
create index concurrently "knowledgeBase_typeName_counting" on "knowledgeBase" ("typeName" collate counting, id);
create index concurrently "knowledgeBase_departmentName_counting" on "knowledgeBase" ("departmentName" collate counting, id);
create index concurrently "offer_name_counting" on "offer" ("name" collate counting, id);
create index concurrently "offer_clientName_counting" on "offer" ("clientName" collate counting, id);
create index concurrently "procedureDefinition_name_counting" on "procedureDefinition" ("name" collate counting, id);
create index concurrently "serviceDefinition_name_counting" on "serviceDefinition" ("name" collate counting, id);
create index concurrently "taskDefinition_name_counting" on "taskDefinition" ("name" collate counting, id);
create index concurrently "project_name_counting" on "project" ("name" collate counting, id);
create index concurrently "project_clientName_counting" on "project" ("clientName" collate counting, id);
create index concurrently "project_typeName_counting" on "project" ("typeName" collate counting, id);
create index concurrently "project_companyName_counting" on "project" ("companyName" collate counting, id);
create index concurrently "reception_category_partyName_counting" on "reception" ("category", "partyName" collate counting, id);
create index concurrently "reception_category_typeName_counting" on "reception" ("category", "typeName" collate counting, id);
create index concurrently "reception_category_companyName_counting" on "reception" ("category", "companyName" collate counting, id);

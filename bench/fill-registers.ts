import { any, anyOf, companyWords, type Fill, firstNames, lastNames, past } from './fill.ts';

/**
 * Offers, the reception's registers, absences, documents and articles; what triggers derive is worked
 * out here, as in fill.ts.
 */

export const offers: Fill = async (db, scale) => {
  await db.query(`insert into offer (name, client, seller, submission, status, created, modified, decided,
      value, "createdBy", "userModified", "clientName", "sellerName")
    select 'Oferta „' || r.word || '” nr ' || r.i, c.id, p.id, r.created::date + 3, r.i % 5, r.created,
      r.created, case when r.i % 5 in (1, 2, 4) then r.created + interval '5 days' end, (r.i % 9000) * 10,
      p.id, p.id, c.name, p."lastName" || ' ' || p."firstName"
    from (select i, ${any(companyWords, 19)} as word, 1 + floor(random() * ${Math.round(100_000 * scale)})::int as client,
        ${anyOf('s.ids')} as seller, ${past(1200)} as created
      from generate_series(1, ${Math.round(100_000 * scale) - 88}) i,
        (select array_agg(id) as ids from person where active) s) r
    join client c on c.id = r.client join person p on p.id = r.seller`);
  await db.query(`insert into "offerProjectType" (offer, "projectType")
    select o.id, ${anyOf('t.ids')} from offer o, (select array_agg(id) as ids from "projectType") t
    on conflict do nothing`);
};

/** The day of the newest of what clients have, as note_contacts() keeps it. */
export const contacts: Fill = (db) =>
  db.query(`insert into "clientContact" (client, day, kind)
    select distinct on (c.id) c.id, (c.at at time zone 'Europe/Warsaw')::date, c.kind
    from (select id, created as at, 'client' as kind from client
      union all select client, modified, 'project' from project
      union all select client, modified, 'issue' from issue
      union all select client, modified, 'offer' from offer
      union all select client, least("operationDate", modified), category from reception) c
    where c.id is not null
    order by c.id, c.at desc
    on conflict (client) do update set day = excluded.day, kind = excluded.kind`);

/** Where in the stories of clients their tasks and comments stand, as triggers of 0026_story.sql keep it; and notes. */
export const stories: Fill = async (db, scale) => {
  await db.query(`insert into "clientNote" (client, text, contact, created, modified, "createdBy", "userModified")
    select 1 + floor(random() * ${Math.round(100_000 * scale)})::int, 'Rozmowa w sprawie „' || ${any(companyWords, 19)}
      || '”, oddzwonić', i % 2 = 0, r.at, r.at, r.by, r.by
    from (select i, ${past(1200)} as at, ${anyOf('s.ids')} as by
      from generate_series(1, ${Math.round(200_000 * scale)}) i,
        (select array_agg(id) as ids from person where active) s) r`);
  await db.query(`insert into "clientEvent" (kind, record, client, at)
    select 'task', t.id, p.client, t."endedAt" from "projectTask" t join project p on p.id = t.project
    where t.status = 9 and t."endedAt" is not null
    union all select 'issueComment', c.id, i.client, c.created from comment c
      join issue i on i.id = c."attachedId" where c."attachedTo" = 'issue' and i.client is not null
    union all select 'taskComment', c.id, p.client, c.created from comment c
      join "projectTask" t on t.id = c."attachedId" join project p on p.id = t.project
      where c."attachedTo" = 'projectTask'
    union all select 'offerComment', c.id, o.client, c.created from "offerComment" c
      join offer o on o.id = c.offer where c.comment is not null
    on conflict do nothing`);
};

export const reception: Fill = (db, scale) =>
  db.query(`insert into reception (category, "fullName", description, "user", client, "clientCity",
      "clientAddress", "clientPostal", "operationDate", "exitDate", direction, type, company,
      "taskNumber", "sysNumber", "sysYear", "sysOrder", created, modified, "partyName", "userName",
      "companyName", "typeName")
    select case when r.guest then 'guest' else 'parcel' end, case when r.guest then r.who else '' end,
      case when r.guest then '' else 'Pismo „' || r.word || '” nr ' || r.i end, p.id, c.id, c.city,
      c.street, c."postalCode", r.at, case when r.guest then r.at + interval '1 hour' end,
      case when not r.guest then r.direction end, t.id, f.id,
      case when r.guest then '' else '00 590 ' || r.i end,
      case when r.guest then '' else 'P/MK/2020/' || lpad(r.i::text, 6, '0') end,
      case when not r.guest then 2020 end, case when not r.guest then r.i end, r.at, r.at, c.name,
      p."lastName" || ' ' || p."firstName", coalesce(f.name, ''), coalesce(t.name, '')
    from (select i, i % 3 = 0 as guest, ${any(companyWords, 19)} as word,
        ${any(firstNames, 14)} || ' ' || ${any(lastNames, 14)} as who,
        (array['inbound', 'inbound', 'outbound'])[1 + i % 3] as direction,
        1 + floor(random() * ${Math.round(100_000 * scale)})::int as client, ${anyOf('s.ids')} as "user",
        ${anyOf('k.ids')} as type, ${anyOf('m.ids')} as company, ${past(1200)} as at
      from generate_series(1, ${Math.round(300_000 * scale) - 400}) i,
        (select array_agg(id) as ids from person where active) s,
        (select array_agg(id) as ids from "receptionType") k,
        (select array_agg(id) as ids from company) m) r
    join client c on c.id = r.client join person p on p.id = r."user"
    left join "receptionType" t on t.id = r.type and not r.guest
    left join company f on f.id = r.company and not r.guest`);

/** Five years of absences: 25 a year for everybody, of one day to six; a quarter were asked for and decided about. */
export const absences: Fill = (db) =>
  db.query(`insert into "calendarEntry" (owner, type, "dateFrom", "dateTo", status, "decidedBy",
      "decidedAt", created)
    select r.owner, r.type, r.day, r.day + r.length, case when not r.asked then 1
        when r.day > current_date then 0 when r.at % 6 = 0 then 2 else 1 end,
      case when r.asked and r.day <= current_date then 1 end,
      case when r.asked and r.day <= current_date then r.day - interval '10 days' end,
      r.day - interval '20 days'
    from (select p.id as owner, at, at % 4 = 0 as asked, ${anyOf('t.ids')} as type,
        floor(random() * 6)::int as length, current_date + 60 - floor(random() * 5 * 365)::int as day
      from person p, generate_series(1, 125) as at,
        (select array_agg(id) as ids from "calendarType") t) r`);

/** What people took out of the product as files. */
export const exports: Fill = (db, scale) =>
  db.query(`insert into "listExport" ("createdBy", created, list, path, format, "rowCount", query)
    select ${anyOf('p.ids')}, ${past(1200)}, 'Klienci', '/client/list', 'xlsx', i % 5000,
      '{"sort": "name", "order": "asc"}'
    from generate_series(1, ${Math.round(20_000 * scale)}) i,
      (select array_agg(id) as ids from person where active) p`);

/** Documents share one file of the demonstration company: lists read names, not contents. */
export const documents: Fill = (db, scale) =>
  db.query(`insert into document (type, client, description, file, created, modified, "createdBy",
      "userModified", filename, "typeName", "clientName", "modifiedByName")
    select t.id, c.id, 'Umowa z ' || r.word, f.id, r.at, r.at, p.id, p.id,
      'umowa-' || lower(r.word) || '-' || r.i || '.pdf', t.name, c.name,
      p."lastName" || ' ' || p."firstName"
    from (select i, ${any(companyWords, 19)} as word, ${anyOf('k.ids')} as type, ${anyOf('s.ids')} as person,
        1 + floor(random() * ${Math.round(100_000 * scale)})::int as client, ${past(1500)} as at
      from generate_series(1, ${Math.round(100_000 * scale)}) i,
        (select array_agg(id) as ids from person where active) s,
        (select array_agg(id) as ids from "documentType") k) r
    join client c on c.id = r.client join person p on p.id = r.person
    join "documentType" t on t.id = r.type
    cross join (select min(file) as id from document) f`);

export const knowledge: Fill = (db, scale) =>
  db.query(`insert into "knowledgeBase" (name, type, department, description, content, created,
      modified, "createdBy", "userModified", "typeName", "departmentName", "modifiedByName")
    select 'Instrukcja „' || r.word || '” nr ' || r.i, t.id, d.id, '<p>' || r.text || '</p>', r.text,
      r.at, r.at, p.id, p.id, t.name, d.name, p."lastName" || ' ' || p."firstName"
    from (select i, ${any(companyWords, 19)} as word, ${anyOf('k.ids')} as type, ${anyOf('s.ids')} as person,
        ${anyOf('u.ids')} as department, ${past(1500)} as at,
        'Jak pracować z systemem ' || ${any(companyWords, 19)} || ' krok po kroku.' as text
      from generate_series(1, ${Math.round(20_000 * scale)}) i,
        (select array_agg(id) as ids from person where active) s,
        (select array_agg(id) as ids from department) u,
        (select array_agg(id) as ids from "knowledgeBaseType") k) r
    join person p on p.id = r.person join "knowledgeBaseType" t on t.id = r.type
    join department d on d.id = r.department`);

import type pg from 'pg';

/**
 * Rows by SQL, at `scale` times the whole size (bench/data.ts). Run with triggers off, hence what
 * triggers derive (names for ordering, statuses of projects) is worked out here.
 */
export type Fill = (db: pg.Client, scale: number) => Promise<unknown>;

const some = (list: string[]) => `(array[${list.map((each) => `'${each}'`).join(',')}])`;
export const firstNames = some(
  'Anna Piotr Łucja Krzysztof Małgorzata Stanisław Żaneta Paweł Ewa Tomasz Zofia Michał Agnieszka Jan'.split(
    ' ',
  ),
);
export const lastNames = some(
  'Nowak Kowalski Wiśniewska Wójcik Kamińska Lewandowski Zielińska Szymański Woźniak Dąbrowska Kozłowski Jankowska Źrebiec Ćwikła'.split(
    ' ',
  ),
);
const kinds = some([
  'Biuro Rachunkowe',
  'Kancelaria',
  'Hurtownia Spożywcza',
  'Zakład Stolarski',
  'Restauracja',
  'Przychodnia',
  'Drukarnia',
  'Transport i Spedycja',
  'Szkoła Językowa',
  'Serwis Samochodowy',
  'Piekarnia',
]);
export const companyWords = some(
  'Żuraw Orion Łabędź Kometa Dąb Perła Kuźnia Źródło Bursztyn Sigma Tęcza Wisła Sokół Jodła Świt Ćma Granit Malwa Polana'.split(
    ' ',
  ),
);
const forms = some(['sp. z o.o.', 'S.A.', 's.c.', 'sp. j.', 'P.P.H.U.']);
const cities = some(
  'Łódź Warszawa Kraków Gdańsk Poznań Wrocław Białystok Rzeszów Świdnica Żory Ostrów Tychy'.split(
    ' ',
  ),
);
/** One of a list, by chance. */
export const any = (list: string, size: number) => `${list}[1 + floor(random() * ${size})::int]`;
/** An id of a table, by chance, from an array made once (`ids` as a cross-joined alias). */
export const anyOf = (array: string) =>
  `${array}[1 + floor(random() * array_length(${array}, 1))::int]`;

export const past = (days: number) => `now() - random() * interval '${days} days'`;

export const people: Fill = (db, scale) =>
  db.query(`insert into person (username, "firstName", "lastName", email, phone, department, position)
    select 'osoba' || i, ${any(firstNames, 14)}, ${any(lastNames, 14)}, 'osoba' || i || '@example.pl',
      '600 100 200', ${anyOf('d.ids')}, ${anyOf('p.ids')}
    from generate_series(1, ${Math.round(500 * scale) - 40}) i,
      (select array_agg(id) as ids from department) d, (select array_agg(id) as ids from position) p`);

export const clients: Fill = (db, scale) =>
  db.query(`insert into client (name, phone, email, city, street, "postalCode", province, "fvName",
      "fvPhone", "fvEmail", nip, "fvCity", "fvStreet", "fvPostalCode", "fvProvince", status, color,
      created, modified)
    select c.name, '600 700 800', 'biuro@example.pl', c.city, 'Długa 5', '90-001', 10, c.name,
      '600 700 800', 'faktury@example.pl', lpad(floor(random() * 1e10)::bigint::text, 10, '0'), c.city,
      'Długa 5', '90-001', 10, floor(random() * 4)::int, '#1971C2', c.created, c.created
    from (select ${any(kinds, 11)} || ' „' || ${any(companyWords, 19)} || '” ' || ${any(forms, 5)} || ' ' || i as name,
        ${any(cities, 12)} as city, ${past(1500)} as created
      from generate_series(1, ${Math.round(100_000 * scale) - 180}) i) c`);

export const clientParts: Fill = async (db) => {
  await db.query(`insert into "clientPerson" (client, "firstName", "lastName", email, phone)
    select c.id, ${any(firstNames, 14)}, ${any(lastNames, 14)}, 'kontakt@example.pl', '501 502 503'
    from client c, generate_series(1, 3) where c.id > 180`);
  await db.query(`insert into "clientService" (client, "user")
    select c.id, ${anyOf('p.ids')} from client c, generate_series(1, 2),
      (select array_agg(id) as ids from person where active) p where c.id > 180
    on conflict do nothing`);
  await db.query(`insert into "clientProjectType" (client, "projectType")
    select c.id, ${anyOf('t.ids')} from client c, (select array_agg(id) as ids from "projectType") t
    where c.id > 180 on conflict do nothing`);
  await db.query(`insert into "clientTag" (client, tag)
    select c.id, ${anyOf('t.ids')} from client c, (select array_agg(id) as ids from tag) t
    where c.id > 180 and c.id % 2 = 0 on conflict do nothing`);
  await db.query(
    `select "keep_clientService"(array_agg(id)), "keep_clientPerson"(array_agg(id)) from client`,
  );
};

/** Twenty services of twenty tasks, and one of sixty: tasks per project are then known. */
export const fillServices: Fill = async (db) => {
  await db.query(`insert into "taskDefinition" (name, type)
    select 'Czynność nr ' || i, (select min(id) from "taskType") from generate_series(1, 60) i`);
  await db.query(`insert into "procedureDefinition" (name, department)
    select 'Etap nr ' || i, (select min(id) from department) from generate_series(1, 6) i`);
  await db.query(`insert into "procedureTask" (procedure, task, position)
    select p.id, t.id, row_number() over (partition by p.id order by t.id)
    from (select id, row_number() over (order by id) as n from "procedureDefinition" where name like 'Etap nr %') p
    join (select id, row_number() over (order by id) as n from "taskDefinition" where name like 'Czynność nr %') t
      on (t.n - 1) / 10 = p.n - 1`);
  await db.query(`insert into "serviceDefinition" (name, department, type, company)
    select case i when 0 then 'Usługa długa' else 'Usługa nr ' || i end, ${anyOf('d.ids')},
      ${anyOf('t.ids')}, ${anyOf('c.ids')}
    from generate_series(0, 20) i, (select array_agg(id) as ids from department) d,
      (select array_agg(id) as ids from "projectType") t, (select array_agg(id) as ids from company) c`);
  await db.query(`insert into "serviceProcedure" (service, procedure, position)
    select s.id, p.id, p.n from "serviceDefinition" s,
      (select id, row_number() over (order by id) as n from "procedureDefinition" where name like 'Etap nr %') p
    where s.name = 'Usługa długa' or (s.name like 'Usługa nr %' and p.n in (1 + s.id % 3, 4 + s.id % 3))`);
};

export const projects: Fill = (db, scale) =>
  db.query(`insert into project (name, client, company, seller, type, department, service, "serviceName",
      "unitValue", cancelled, "clientName", "typeName", "companyName", "modifiedByName", created, modified,
      "createdBy", "userModified")
    select s.name || ' – ' || c.name || ' – ' || to_char(r.created, 'MM/YYYY'), c.id, s.company,
      r.seller, s.type, s.department, s.id, s.name, floor(random() * 9000), random() < 0.04, c.name,
      coalesce(k.name, ''), coalesce(f.name, ''), m."lastName" || ' ' || m."firstName",
      r.created, r.created, r.manager, r.manager
    from (select ${anyOf('v.ids')} as service, 1 + floor(random() * ${Math.round(100_000 * scale)})::int as client,
        ${anyOf('p.ids')} as seller, ${anyOf('p.ids')} as manager, ${past(1200)} as created
      from generate_series(1, ${Math.round(50_000 * scale) - 150}) i,
        (select array_agg(id) as ids from "serviceDefinition" where name like 'Usługa nr %') v,
        (select array_agg(id) as ids from person where active) p
      union all
      select (select id from "serviceDefinition" where name = 'Usługa długa'), 1, 1, 1, now()
      ) r
    join "serviceDefinition" s on s.id = r.service join client c on c.id = r.client
    join person m on m.id = r.manager
    left join "projectType" k on k.id = s.type left join company f on f.id = s.company`);

/** Older projects are done, newer ones stand somewhere in the middle; limits lie around their time. */
export const tasks: Fill = async (db) => {
  await db.query(`insert into "projectTask" (project, service, procedure, "procedureName",
      "procedurePosition", task, name, position, "user", "orderedBy", status, estimation,
      "dateRealizationLimit", "dateRealization", "finalDate", "dateEndJob", created, modified)
    select p.id, p.service, d.id, d.name, sp.position, t.id, t.name, pt.position, ${anyOf('a.ids')},
      p."createdBy", s.status, 4, l.at, l.at, random() < 0.1,
      case when s.status = 9 then least(l.at - interval '1 day', now()) end, p.created, p.created
    from project p
    join "serviceProcedure" sp on sp.service = p.service
    join "procedureDefinition" d on d.id = sp.procedure
    join "procedureTask" pt on pt.procedure = d.id join "taskDefinition" t on t.id = pt.task,
      lateral (select p.created + pt.position * interval '6 days' as at) l,
      lateral (select case when p.created < now() - interval '90 days' or pt.position < 3 then 9
        when pt.position = 3 then 2 else 0 end as status) s,
      (select array_agg(id) as ids from person where active) a
    where p.service in (select id from "serviceDefinition" where name like 'Usługa %')`);
  await db.query(`insert into "projectTaskStatus" ("projectTask", status, created)
    select id, status, coalesce("dateEndJob", case when status = 2
      then least(created + (position - 1) * interval '6 days', now()) end, created)
    from "projectTask" where project > 150`);
  await db.query('select refresh_courses(array_agg(id)) from "projectTask" where project > 150');
  await db.query('select refresh_projects(array_agg(id)) from project');
  await db.query(`update project set completed = "jobsEnded" where status = 9`);
};

/** Most issues are over; what is not is new, its limit around now. */
export const issues: Fill = async (db, scale) => {
  await db.query(`insert into issue (name, client, description, type, status, "orderedBy",
      "dateRealization", "assignDate", "timeRequired", created, modified, "createdBy", "clientName",
      "ordererName")
    select ${any(kinds, 11)} || ' „' || ${any(companyWords, 19)} || '” sprawa nr ' || r.i, c.id, 'Proszę o pomoc.',
      floor(random() * 19)::int, case when r.age < 20 then (array[1, 2, 9])[1 + r.i % 3]
        when r.i % 12 = 0 then 10 else 30 end, u.id,
      case when r.i % 10 > 0 then r.created + interval '14 days' end, r.created, r.i % 9, r.created,
      r.created, u.id, coalesce(c.name, ''), u."lastName" || ' ' || u."firstName"
    from (select i, a.age, now() - a.age * interval '1 day' as created, ${anyOf('p.ids')} as orderer,
        case when i % 3 > 0 then 1 + floor(random() * ${Math.round(100_000 * scale)})::int end as client
      from generate_series(1, ${Math.round(200_000 * scale) - 210}) i,
        (select array_agg(id) as ids from person where active) p, lateral (select random() * 900 + i * 0 as age) a) r
    join person u on u.id = r.orderer left join client c on c.id = r.client`);
  await db.query(`insert into "issueUser" (issue, "user", open)
    select i.id, ${anyOf('p.ids')}, i.status in (1, 2) from issue i, generate_series(1, 2),
      (select array_agg(id) as ids from person where active) p where i.id > 210 on conflict do nothing`);
  await db.query(`insert into "issueStatus" (issue, status, created)
    select id, status, created from issue where id > 210`);
  await db.query('select "keep_issueUser"(array_agg(id)) from issue where id > 210');
};

export const notifications: Fill = (db, scale) =>
  db.query(`insert into notification ("user", kind, content, status, params, created)
    select ${anyOf('p.ids')}, 'yourTurn', 'Twoja kolej: <a href="/task">Czynność nr ' || i || '</a>',
      (random() < 0.8)::int, '{}', ${past(400)}
    from generate_series(1, ${Math.round(500_000 * scale)}) i,
      (select array_agg(id) as ids from person where active) p`);

import { addressOf } from '@zaplecze/contract/addresses';
import { taskDefinitions } from '@zaplecze/contract/rooms/catalog/calls';
import { sql } from 'kysely';
import { fewCandidates, foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';
import { procedures } from './procedures/procedures.list.queries.ts';
import { services } from './services/services.list.queries.ts';
import { tasks } from './tasks/tasks.list.queries.ts';

const pages = {
  serviceDefinitions: 'Usługa',
  procedureDefinitions: 'Procedura',
  taskDefinitions: 'Definicja zadania',
} as const;

/** Definitions of all three kinds, which share their ids. They are found by who may keep them, whose screens they are. */
export const definitionSearch: SearchKind = {
  allow: taskDefinitions.create.allow,
  find: (db, question) => {
    const { f, condition } = fewCandidates(question, {
      ...{ id: sql`t.id`, words: sql`t.search`, at: sql`t.modified` },
    });
    const columnsFor = (page: keyof typeof pages) =>
      foundColumns({
        title: sql`t.name`,
        notes: sql`array[${sql.lit(pages[page])}]`,
        place: sql`jsonb_build_object('page', ${sql.lit(page)})`,
      });
    const query = { filter: {} };
    const kinds = [
      services
        .rowsOf(db, query)
        .innerJoinLateral(f, (join) => join.onTrue())
        .select(columnsFor('serviceDefinitions'))
        .where(condition),
      procedures
        .rowsOf(db, query)
        .innerJoinLateral(f, (join) => join.onTrue())
        .select(columnsFor('procedureDefinitions'))
        .where(condition),
      tasks
        .rowsOf(db, query)
        .innerJoinLateral(f, (join) => join.onTrue())
        .select(columnsFor('taskDefinitions'))
        .where(condition),
    ];
    return sql`select * from (${sql.join(kinds, sql` union all `)}) as every order by fits, title limit 12`;
  },
  address: ({ id, place }) => {
    const page = Object.keys(pages).find((one) => one === place?.page) as keyof typeof pages;
    if (page === 'serviceDefinitions') return addressOf('serviceDefinition', { id });
    return addressOf(page, { item: id });
  },
};

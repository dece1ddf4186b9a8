import { addressOf } from '@zaplecze/contract/addresses';
import { listPeople } from '@zaplecze/contract/rooms/people/calls';
import { sql } from 'kysely';
import { candidatesWithCustom, customReasons } from '../../kit/custom-fields/search.ts';
import { foundColumns, type SearchKind } from '../../kit/lists/record-search.ts';
import { seesContactData, seesLeft } from './people.rules.ts';

export const peopleSearch: SearchKind = {
  allow: listPeople.allow,
  find: (db, question) => {
    const left = seesLeft(question.user);
    const contact = seesContactData(question.user, { active: false });
    const readable = sql`(p.active or ${contact}::boolean)`;
    return db
      .selectFrom('person as p')
      .innerJoin(
        candidatesWithCustom('person', question, 'find_person', left, contact),
        'f.id',
        'p.id',
      )
      .where(
        sql<boolean>`(p.active or (${left}::boolean
          and not exists (select from program g where g.person = p.id))) and p.anonymized is null`,
      )
      .select(
        foundColumns({
          title: sql`p."firstName" || ' ' || p."lastName"`,
          notes: sql`array[(select s.name from position s where s.id = p.position),
            case when ${readable} then p.phone end, case when not p.active then 'już nie pracuje' end]`,
          more: sql`array[case when ${readable} then p.email end]
            || case when ${readable} then ${customReasons('person', 'p.id', question.user.flags)} end`,
        }),
      );
  },
  address: ({ id }) => addressOf('person', { id }),
};

import * as contract from '@zaplecze/contract/rooms/reception/desk/calls';
import { notFound } from '../../../kit/http/calls/errors.ts';
import { on } from '../../../kit/http/calls/mount.ts';
import { signAddress, ticketReader } from '../../../kit/http/ticket.ts';
import { assertChoice } from '../../dictionaries/index.ts';
import { attachmentRoutes } from '../../files/index.ts';
import { findOrganization } from '../../organization/index.ts';
import { replacedBy } from '../../people/index.ts';
import { getDelivery, listDeliveries } from './deliveries.queries.ts';
import { createAll, keepBook, keepDelivery } from './parcel-desk.save.ts';
import { listParties } from './parties.queries.ts';
import { findBook, lockBook } from './posting-book.queries.ts';

export const parcelDeskRoutes = [
  on(contract.createParcels, async ({ db, user, body }) => ({
    ids: await createAll(db, user, body),
  })),
  on(contract.listParties, async ({ db, query: { search = '' } }) => ({
    parties: await listParties(db, search),
  })),
  on(contract.getPostingBook, async ({ db, query }) => {
    const book = await findBook(db, query);
    if (!book) throw notFound();
    return { book };
  }),
  on(contract.openPostingBook, async ({ db, body }) => {
    const wanted = { table: 'company', id: body.company, message: 'Spółka jest wymagana' } as const;
    await assertChoice(db, { field: 'company', present: body.company, ...wanted });
    return { id: await keepBook(db, body) };
  }),
  on(contract.signPostingBook, async ({ db, request, body: { company, day } }) => ({
    path: await signAddress(
      db,
      request,
      `/api/reception/posting/pdf?company=${company}&day=${day}`,
    ),
  })),
  on(contract.printPostingBook, {
    reader: ticketReader,
    handle: async ({ db, reply, query: { company, day } }) => {
      const [book, house] = await Promise.all([
        findBook(db, { company, day }),
        findOrganization(db),
      ]);
      if (!book) throw notFound();
      const { postingBookPdf } = await import('./posting-book.pdf.ts');
      reply.type('application/pdf');
      reply.header('content-disposition', `inline; filename="ksiazka-nadawcza-${day}.pdf"`);
      reply.header('cache-control', 'private, no-store');
      const place = [house?.postalCode, house?.city].filter(Boolean).join(' ');
      return postingBookPdf(book, {
        name: book.company.name,
        address: [house?.street, place].filter(Boolean).join(', '),
      });
    },
  }),
  ...attachmentRoutes(contract.bookFiles, {
    to: 'postingBook',
    record: ({ db, params }) => lockBook(db, params.id),
  }),
  on(contract.listDeliveries, async ({ db, user }) => ({
    list: await listDeliveries(
      db,
      user.flags.reception ? undefined : [user.id, ...(await replacedBy(db, user.id))],
    ),
  })),
  on(contract.updateDelivery, {
    record: ({ db, params }) => getDelivery(db, params.id),
    handle: async ({ db, record, body }) => {
      await keepDelivery(db, record.id, body);
      const delivery = await getDelivery(db, record.id);
      if (!delivery) throw notFound();
      return { delivery };
    },
  }),
];

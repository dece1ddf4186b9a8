import { listWordings } from '@zaplecze/contract/rooms/rodo/registers/calls';
import { useApi } from '../../kit/calls/use-api.ts';
import { Modal } from '../../kit/dialogs/modal.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { DayText } from '../../kit/records/date-text.tsx';
import { Loading, PendingAnswer } from '../../kit/records/states.tsx';
import classes from './rodo.module.css';

/** Every wording that a type of consent ever had. */
export function Wordings(props: { type: { id: number; name: string }; onClose: () => void }) {
  const { type, onClose } = props;
  const answer = useApi(listWordings, { params: { id: type.id } });
  return (
    <Modal title={`Wersje treści: ${type.name}`} opened onClose={onClose}>
      {!answer.data ? (
        <PendingAnswer answer={answer} shape={<Loading />} />
      ) : answer.data.list.length === 0 ? (
        <EmptyNote>Ten typ zgody nie ma jeszcze treści. Wpisuje się ją w definicji typu.</EmptyNote>
      ) : (
        answer.data.list.map(({ id, version, text, validFrom }) => (
          <section key={id} className={classes.group}>
            <h3>
              Wersja {version}, od <DayText value={validFrom} />
            </h3>
            <div className={classes.wording}>{text}</div>
          </section>
        ))
      )}
    </Modal>
  );
}

import type { Client } from '@zaplecze/contract/rooms/clients/calls';
import { createClientNote } from '@zaplecze/contract/rooms/story/calls';
import { storyGroupsWithout } from '@zaplecze/contract/rooms/story/lists';
import { MoreButton } from '../../kit/buttons/more-button.tsx';
import { useMe } from '../../kit/calls/session.ts';
import { useSend } from '../../kit/calls/use-send.ts';
import { PartToCome } from '../../kit/first-screen/in-order.tsx';
import { FilterPills } from '../../kit/lists/filters/filter-pills.tsx';
import { SearchBox } from '../../kit/lists/filters/search-box.tsx';
import { EmptyNote } from '../../kit/lists/table/inner-list.tsx';
import { MainBox } from '../../kit/records/details.tsx';
import { ErrorState, Loading } from '../../kit/records/states.tsx';
import { useOpened } from '../comments/index.ts';
import { NoteBox } from './note-box.tsx';
import classes from './story.module.css';
import { StoryItem } from './story-item.tsx';
import { useStory } from './use-story.ts';

const none: never[] = [];

/** What happened with a client, the newest first; a note is written right there. */
export function Story({ client: { id: client, name } }: { client: Client }) {
  const { unused } = useMe();
  const story = useStory(client);
  const { events, groups, q, error } = story;
  const write = useSend(createClientNote, { quiet: true });
  useOpened(events ?? none);
  const filtered = groups.length > 0 || q !== '';
  return (
    <MainBox title="Wydarzenia">
      <NoteBox
        label="Nowa notatka"
        save="Dodaj notatkę"
        place={`note/client/${client}`}
        onSave={(body) => write.mutateAsync({ params: { id: client }, body })}
      />
      <div className={classes.filters}>
        <SearchBox placeholder="Szukaj w wydarzeniach…" value={q} onSearch={story.setQ} />
        <FilterPills
          filter="groups"
          label="Rodzaje wydarzeń"
          many
          options={storyGroupsWithout(unused)}
          state={{
            values: () => groups,
            setFilter: ({ groups: next }) => story.setGroups([next ?? none].flat().map(String)),
          }}
        />
      </div>
      {error && !events && <ErrorState error={error} retry={() => void story.refetch()} />}
      {!events && !error && (
        <>
          <Loading />
          <PartToCome />
        </>
      )}
      {events && (
        <div aria-busy={story.isPlaceholderData} className={classes.events}>
          {events.length === 0 ? (
            <EmptyNote>
              {filtered
                ? 'Nie ma takich wydarzeń.'
                : 'Tu będzie widać, co się dzieje z klientem. Zacznij od notatki.'}
            </EmptyNote>
          ) : (
            <ol className={classes.list} aria-label="Wydarzenia">
              {events.map((event) => (
                <StoryItem
                  key={`${event.kind}${event.id}`}
                  event={event}
                  client={client}
                  beside={name}
                />
              ))}
            </ol>
          )}
          <MoreButton pages={story} />
        </div>
      )}
    </MainBox>
  );
}

import type { Draft, DraftBody, DraftRow } from '@zaplecze/contract/rooms/drafts/calls';
import {
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { randomKey } from '../../calls/api.ts';
import { useMe } from '../../calls/session.ts';
import { hideToast, toast } from '../../dialogs/toast.ts';
import { useFormOfRecord } from '../form-context.tsx';
import {
  dropAccountDraft,
  forgetHere,
  isWaiting,
  noteLeft,
  readAccountDraft,
  readHere,
  sendDraft,
  storeHere,
} from './account-drafts.ts';
import { takeContinued } from './continue-draft.ts';
import { draftBody, isTooLong, type Writer } from './draft-body.ts';
import { offerUndo } from './drop-draft.ts';
import { lockDraft } from './form-lock.ts';
import { type FormPlace, placeOfForm } from './form-place.ts';
import { openForm } from './open-forms.ts';
import { isUnsaved, useScope } from './unsaved.ts';

/** How long after the last letter it is stored on the device, in milliseconds. */
const pause = 400;

/** The message about the form that was left last. */
let noticed = 0;

const newWriter = (): Writer => ({ key: randomKey(), writer: randomKey(), revision: null });
const openKey = (form: string) => `form-open:${form}`;

/** What of a draft stands in the form. */
type Continued = { changed: string; files: string[]; isOlder: boolean };

type Spec = { page: boolean; element: RefObject<HTMLElement | null> };

/**
 * Keeps what is typed in the form around: on the device while it is typed, on the account once the form is left, be it by
 * closing the tab. Saving ends it.
 */
export function useFormDraft({ page, element }: Spec) {
  const form = useFormOfRecord();
  const me = useMe();
  const scope = useScope();
  const place = useRef<FormPlace | null>(null);
  const [first] = useState(newWriter);
  const own = useRef<Writer>(first);
  const words = useRef('');
  /** What the account was sent last, as JSON. */
  const sent = useRef('');
  const isOver = useRef(false);
  /** Since the last letter. */
  const isLeft = useRef(false);
  const release = useRef<(() => void) | null>(null);
  const [identity, setIdentity] = useState('');
  const [continued, setContinued] = useState<Continued | null>(null);

  const compose = (): DraftBody | null => {
    const at = place.current;
    if (!at || isOver.current || form.left()) return null;
    const { current } = element;
    const body = draftBody(form, at, { element: current, words: words.current, own: own.current });
    words.current = body?.content.words ?? '';
    return body;
  };
  /** False for what the device does not take. */
  const store = (body: DraftBody): boolean => {
    const { form: of } = body;
    try {
      sessionStorage.setItem(openKey(of), JSON.stringify(own.current));
    } catch {
      // After a reload it is found as a draft then.
    }
    return storeHere(me.id, own.current.key, body);
  };
  const send = async (body: DraftBody): Promise<boolean> => {
    const text = JSON.stringify(body.content);
    if (text === sent.current) return true;
    sent.current = text;
    const { key } = own.current;
    try {
      const row = await sendDraft(me.id, key, body);
      if (row && own.current.key === key) own.current = { ...own.current, ...pickOf(row) };
      return true;
    } catch {
      sent.current = '';
      return false;
    }
  };
  const hasDraft = () => sent.current !== '' || own.current.revision !== null;
  const end = () => {
    if (hasDraft()) void dropAccountDraft(me.id, own.current.key);
    else forgetHere(me.id, own.current.key);
  };
  const leave = async () => {
    const body = compose();
    if (!body) return hasDraft() ? end() : undefined;
    if (JSON.stringify(body.content) === sent.current) return;
    const isHere = store(body);
    if (isHere) noteLeft(own.current.key, body);
    // From here on anybody may send it.
    isLeft.current = true;
    release.current?.();
    release.current = null;
    const sending = send(body);
    if (!isHere && !(await sending)) return;
    const { key } = own.current;
    noticed = toast.offer('Zachowano jako niedokończone', {
      label: 'Odrzuć',
      run: () => void sending.then(() => offerUndo(me.id, own.current.key || key, body)),
    });
  };
  const isStored = () => {
    const body = compose();
    if (body === null || JSON.stringify(body.content) === sent.current) return true;
    return !isTooLong(body) && store(body);
  };
  const saved = () => {
    end();
    isOver.current = true;
  };
  const hold = async (key: string) => {
    release.current?.();
    release.current = null;
    release.current = await lockDraft(key);
    return release.current !== null;
  };

  const adopt = async (draft: Draft, writer?: Writer) => {
    hideToast(noticed);
    const isFree = await hold(draft.key);
    const { key, revision, content } = draft;
    own.current = isFree ? { key, revision, writer: writer?.writer ?? randomKey() } : newWriter();
    if (!isFree) void hold(own.current.key);
    const { values, base, version, files } = content;
    const isOlder = version !== null && version !== form.begun()?.version;
    form.restore(values as never, base && { base: base as never, version });
    setContinued({ changed: draft.changed, files, isOlder });
  };
  /** The draft of the same form in this tab, before it was loaded anew. */
  const reopen = async (of: string): Promise<void> => {
    const text = sessionStorage.getItem(openKey(of));
    if (!text) return;
    const writer = JSON.parse(text) as Writer;
    const here = readHere(me.id, writer.key);
    const row = me.drafts.find(({ key }) => key === writer.key);
    if (here)
      await adopt(
        {
          ...here,
          key: writer.key,
          changed: new Date().toISOString(),
          revision: writer.revision ?? 0,
        },
        writer,
      );
    else if (row) await adopt(await readAccountDraft(me.id, row), writer);
  };

  const begin = useEffectEvent(() => {
    const around = element.current;
    if (!around) return;
    const at = placeOfForm(around, page);
    place.current = at;
    setIdentity(at.form);
    const draft = takeContinued(at.form);
    if (draft) void adopt(draft);
    else {
      void hold(own.current.key);
      void reopen(at.form).catch(() => undefined);
    }
  });

  const storeNow = useEffectEvent(() => {
    const body = isLeft.current ? null : compose();
    if (!body) return;
    if (release.current === null) void hold(own.current.key);
    store(body);
  });
  const goAway = useEffectEvent(() => {
    if (!isUnsaved(scope)) return;
    const body = compose();
    if (!body || isTooLong(body) || JSON.stringify(body.content) === sent.current) return;
    store(body);
    void send(body);
  });
  const close = useEffectEvent(() => {
    goAway();
    try {
      sessionStorage.removeItem(openKey(place.current?.form ?? ''));
    } catch {
      // Nothing was noted there either.
    }
    release.current?.();
    form.keeper.current = null;
  });
  useLayoutEffect(() => {
    form.keeper.current = { leave, isStored, saved };
  });
  useEffect(() => {
    begin();
    const away = (event: Event) => {
      if (event.type !== 'visibilitychange' || document.visibilityState === 'hidden') goAway();
    };
    document.addEventListener('visibilitychange', away);
    window.addEventListener('pagehide', away);
    // Left without a connection, it may stand there still.
    window.addEventListener('online', away);
    return () => {
      document.removeEventListener('visibilitychange', away);
      window.removeEventListener('pagehide', away);
      window.removeEventListener('online', away);
      close();
    };
  }, []);
  useEffect(() => (identity ? openForm(identity) : undefined), [identity]);
  const { watch } = form.form;
  useEffect(() => {
    let timer = 0;
    const { unsubscribe } = watch(() => {
      isLeft.current = false;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => storeNow(), pause);
    });
    return () => {
      window.clearTimeout(timer);
      unsubscribe();
    };
  }, [watch]);

  const waiting = me.drafts.filter(
    (row) => row.form === identity && row.key !== own.current.key && isWaiting(row),
  );
  return {
    continued,
    waiting: form.dirty || continued ? [] : waiting,
    take: async (row: DraftRow) => adopt(await readAccountDraft(me.id, row)),
    /** The draft stays; the form is as it was opened. */
    startAnew: () => {
      const body = compose();
      if (body) void send(body);
      own.current = newWriter();
      sent.current = '';
      void hold(own.current.key);
      setContinued(null);
      form.restart();
    },
    throwAway: () => {
      const body = compose();
      const { key } = own.current;
      own.current = newWriter();
      sent.current = '';
      void hold(own.current.key);
      setContinued(null);
      form.restart();
      if (body) void offerUndo(me.id, key, body);
      else void dropAccountDraft(me.id, key);
    },
  };
}

const pickOf = ({ key, revision }: DraftRow) => ({ key, revision });

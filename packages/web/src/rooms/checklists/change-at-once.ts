import {
  issueChecklist,
  type Checklist as List,
  taskChecklist,
} from '@zaplecze/contract/rooms/checklists/calls';
import type { OptimisticUpdate } from '../../kit/calls/optimistic.ts';
import { apiKey } from '../../kit/calls/use-api.ts';

type Answer = { checklist: List };

/** Changes checklists on the screen in the frame of the click; what comes of it is read anew after. */
export const changeAtOnce =
  (change: (list: List) => List): OptimisticUpdate =>
  (client) => {
    const undo = [taskChecklist.get, issueChecklist.get].map((endpoint) => {
      const lists = { queryKey: apiKey(endpoint) };
      void client.cancelQueries(lists);
      const before = client.getQueriesData<Answer>(lists);
      client.setQueriesData<Answer>(
        lists,
        (answer) => answer && { ...answer, checklist: change(answer.checklist) },
      );
      return () => {
        for (const [key, answer] of before) client.setQueryData(key, answer);
      };
    });
    return () => {
      for (const back of undo) back();
    };
  };

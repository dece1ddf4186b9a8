-- alone
-- What a webhook is sent next, in the order of events: the places of those that wait (webhooks.queries.ts, findNext).
create index concurrently "webhookDelivery_place" on "webhookDelivery" (webhook,
  (case when event like 'evt\_%' then string_to_array(substr(event, 5), '-')::bigint[] end) nulls first, id) where state = 'waiting';
-- Earlier events of the same record that wait (webhooks.queries.ts, findEarlier).
create index concurrently "webhookDelivery_record" on "webhookDelivery"
  (webhook, (payload #> '{data,record,kind}'), (payload #> '{data,record,id}')) where state = 'waiting';

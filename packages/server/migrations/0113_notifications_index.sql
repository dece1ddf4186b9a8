-- Nothing reads notifications of everybody by day.
drop index notification_created_idx;

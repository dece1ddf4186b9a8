-- Ways to the company's sign-in service that a browser has begun and not come back from yet.
create table "oidcAttempt" (
  -- Hash of what the browser's cookie holds.
  "browserHash" bytea primary key,
  state text not null,
  nonce text not null,
  verifier text not null,
  -- Where in the product the person wanted to go.
  back text not null,
  expires timestamptz not null
);

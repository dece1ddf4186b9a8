-- expand
-- What an administrator sets in the program instead of the server's environment, which comes first where it says something.
-- Secrets are encrypted; the history tells by their marks that they are others.
create table installation (
  id integer primary key default 1 check (id = 1),
  "smtpHost" text,
  "smtpPort" integer,
  "smtpSecurity" text check ("smtpSecurity" in ('tls', 'starttls', 'none')),
  "smtpUser" text,
  "smtpPassword" text,
  "smtpPasswordMark" text generated always as (left(md5("smtpPassword"), 16)) stored,
  "mailName" text,
  "mailAddress" text,
  "publicUrl" text,
  "imapHost" text,
  "imapPort" integer,
  "imapSecurity" text check ("imapSecurity" in ('tls', 'none')),
  "imapUser" text,
  "imapPassword" text,
  "imapPasswordMark" text generated always as (left(md5("imapPassword"), 16)) stored,
  "mailReplyTo" text,
  "gusKey" text,
  "gusKeyMark" text generated always as (left(md5("gusKey"), 16)) stored,
  "ceidgToken" text,
  "ceidgTokenMark" text generated always as (left(md5("ceidgToken"), 16)) stored,
  "registryNightly" integer,
  "oidcIssuer" text,
  "oidcClientId" text,
  "oidcClientSecret" text,
  "oidcClientSecretMark" text generated always as (left(md5("oidcClientSecret"), 16)) stored,
  "oidcLabel" text
);
call make_record('installation',
  secret => 'smtpPassword,imapPassword,gusKey,ceidgToken,oidcClientSecret',
  quiet => 'smtpPasswordMark,imapPasswordMark,gusKeyMark,ceidgTokenMark,oidcClientSecretMark');

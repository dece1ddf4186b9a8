import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

function problems(env: Record<string, string>): string[] {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('nothing set: a server of this machine only, with its own database, files and mail [OPE-17]', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      workers: 1,
      publicUrl: 'http://localhost:3000',
      productName: 'Zaplecze',
      mailFrom: { name: 'Zaplecze', address: 'no-reply@localhost' },
      databaseUrl: undefined,
      smtpUrl: undefined,
      s3: undefined,
      trustProxy: false,
    });
    expect(config.dataDir.endsWith('/data')).toBe(true);
  });

  test('empty variables count as not set, unknown ones are left alone [OPE-19]', () => {
    expect(readConfig({ PORT: '', SMTP_URL: ' ', PATH: '/bin', COKOLWIEK: 'x' }).port).toBe(3000);
  });

  test('the sender is named after the product and its address [OPE-21]', () => {
    const config = readConfig({
      PUBLIC_URL: 'https://crm.firma.pl/',
      PRODUCT_NAME: 'Biuro, sp.j.',
    });
    expect(config.publicUrl).toBe('https://crm.firma.pl');
    expect(config.mailFrom).toEqual({ name: 'Biuro, sp.j.', address: 'no-reply@crm.firma.pl' });
    const own = { MAIL_FROM: 'Biuro Obsługi <biuro@firma.pl>' };
    expect(readConfig(own).mailFrom).toEqual({ name: 'Biuro Obsługi', address: 'biuro@firma.pl' });
    expect(readConfig({ MAIL_FROM: 'biuro@firma.pl' }).mailFrom.address).toBe('biuro@firma.pl');
  });

  test.each([
    ['PORT', '70000'],
    ['PORT', '3000x'],
    ['PORT', '-1'],
    ['HOST', 'http://localhost'],
    ['DATABASE_URL', 'mysql://db/zaplecze'],
    ['DATABASE_URL', 'zaplecze'],
    ['STATEMENT_TIME_FACTOR', '0'],
    ['PUBLIC_URL', 'zaplecze.firma.pl'],
    ['PUBLIC_URL', 'ftp://firma.pl'],
    ['PUBLIC_URL', 'https://firma.pl/zaplecze'],
    ['SMTP_URL', 'poczta.firma.pl:465'],
    ['MAIL_FROM', 'biuro'],
    ['MAIL_FROM', 'a@b.pl\r\nBcc: c@d.pl'],
    ['LOG_LEVEL', 'głośno'],
    ['SESSION_IDLE_HOURS', '0'],
    ['SESSION_MAX_DAYS', 'dużo'],
    ['TRUST_PROXY', '10.0.0.0/99'],
    ['TRUST_PROXY', 'pośrednik'],
    ['S3_FORCE_PATH_STYLE', 'tak'],
    ['ADMIN_PASSWORD', 'krótkie'],
    ['DATA_DIR', '/dev/null/data'],
    ['OIDC_ISSUER', 'http://logowanie.firma.pl'],
    ['OIDC_ISSUER', 'logowanie'],
    ['DISK_RESERVE_MB', '-5'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'kolektor:4318'],
    ['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'tajny-klucz'],
    ['OTEL_TRACES_SAMPLER', 'czasem'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
    ['DRAIN_SECONDS', '61'],
  ])('%s=%j is refused by name, with an example [OPE-18]', (name, value) => {
    const found = problems({ [name]: value }).filter((problem) => problem.startsWith(`${name}: `));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('przykład:');
  });

  test.each([
    ['DATABASE_URL', 'allow'],
    ['DATABASE_URL', 'wymagany'],
    ['DATABASE_REPLICA_URL', 'allow'],
  ])('%s with sslmode=%s is refused with the modes that are known [OPE-243]', (name, mode) => {
    const found = problems({
      DATABASE_URL: 'postgresql://u:tajne@a/x?sslmode=prefer',
      DATABASE_REPLICA_URL: 'postgresql://u@b/x?sslmode=verify-ca',
      [name]: `postgresql://u:tajne@a,b/x?sslmode=${mode}`,
    });
    expect(found).toEqual([
      expect.stringMatching(new RegExp(`^${name}: sslmode .*require, verify-ca, verify-full;`)),
    ]);
    expect(found.join()).not.toContain('tajne');
  });

  test('all problems are told at once [OPE-18]', () => {
    const found = problems({ PORT: 'x', PUBLIC_URL: 'x', LOG_LEVEL: 'x' });
    expect(found.map((problem) => problem.split(':')[0])).toEqual([
      'PORT',
      'PUBLIC_URL',
      'LOG_LEVEL',
    ]);
  });

  test('no secret is repeated in a message [OPE-18]', () => {
    const secrets = {
      DATABASE_URL: 'postgres//uzytkownik:tajne1@db/zaplecze',
      SMTP_URL: 'smtp//uzytkownik:tajne2@poczta',
      ADMIN_PASSWORD: 'tajne3',
      S3_SECRET_ACCESS_KEY: 'tajne4',
    };
    const text = problems(secrets).join('\n');
    expect(text).toContain('DATABASE_URL');
    expect(text).toContain('S3_BUCKET');
    expect(text).not.toContain('tajne');
  });

  test('a replica without its database is refused [OPE-128]', () => {
    const replica = { DATABASE_REPLICA_URL: 'postgresql://u@b/x?target_session_attrs=standby' };
    expect(problems(replica)).toEqual([
      expect.stringMatching(/^DATABASE_REPLICA_URL: .*DATABASE_URL/),
    ]);
    const writing = { ...replica, DATABASE_URL: 'postgresql://u@a/x' };
    writing.DATABASE_REPLICA_URL = 'postgresql://u@b/x?target_session_attrs=primary';
    expect(problems(writing)).toEqual([
      expect.stringMatching(/^DATABASE_REPLICA_URL: .*przykład:/),
    ]);
    const both = { ...replica, DATABASE_URL: 'postgresql://u@a/x' };
    expect(readConfig(both).replicaUrl).toBe(replica.DATABASE_REPLICA_URL);
  });

  test('limits of statements are multiplied together [OPE-120]', () => {
    const times = (factor: string) => readConfig({ STATEMENT_TIME_FACTOR: factor }).limits;
    expect(times('1').ordinary).toMatchObject({ statement: 15, lock: 10, idle: 60 });
    expect(times('3').ordinary).toMatchObject({ statement: 45, lock: 30, idle: 180 });
    const { ordinary, ...longer } = times('1');
    for (const { statement } of Object.values(longer)) {
      expect(statement).toBeGreaterThan(ordinary.statement);
    }
  });

  test('a half-set S3 is refused [OPE-20]', () => {
    expect(problems({ S3_BUCKET: 'pliki' })).toEqual([
      expect.stringMatching(/^S3_ACCESS_KEY_ID: brakuje/),
      expect.stringMatching(/^S3_SECRET_ACCESS_KEY: brakuje/),
    ]);
    const whole = { S3_BUCKET: 'pliki', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: ' b ' };
    expect(readConfig(whole).s3).toMatchObject({ bucket: 'pliki', secretAccessKey: ' b ' });
  });

  test('a half-set single sign-on is refused, a whole one has a button [OPE-20]', () => {
    expect(problems({ OIDC_ISSUER: 'https://logowanie.firma.pl' })).toEqual([
      expect.stringMatching(/^OIDC_CLIENT_ID: brakuje/),
      expect.stringMatching(/^OIDC_CLIENT_SECRET: brakuje/),
    ]);
    const whole = {
      OIDC_ISSUER: 'http://localhost:9000',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: ' b ',
    };
    expect(readConfig(whole).oidc).toEqual({
      issuer: 'http://localhost:9000',
      clientId: 'a',
      clientSecret: ' b ',
      label: 'Zaloguj się kontem firmowym',
    });
    expect(readConfig({}).oidc).toBeUndefined();
  });

  test('proxies are named by address [OPE-21]', () => {
    const trust = (value: string) => readConfig({ TRUST_PROXY: value }).trustProxy;
    expect(trust('10.0.0.5, 192.168.0.0/16')).toEqual(['10.0.0.5', '192.168.0.0/16']);
    expect(trust('true')).toBe(true);
    expect(trust('loopback')).toEqual(['loopback']);
  });
});

test('traces go where OpenTelemetry’s own settings say, and nowhere without one [OPE-137]', () => {
  expect(readConfig({ OTEL_SERVICE_NAME: 'biuro' }).tracing).toBeUndefined();
  expect(
    readConfig({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://kolektor:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-scope=biuro',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.25',
    }).tracing,
  ).toEqual({
    endpoint: 'http://kolektor:4318',
    headers: { authorization: 'Bearer abc', 'x-scope': 'biuro' },
    serviceName: 'zaplecze',
    sampler: 'parentbased_traceidratio',
    ratio: 0.25,
  });
});

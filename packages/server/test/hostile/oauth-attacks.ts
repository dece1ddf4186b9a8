import { bodyShapes, queryShapes } from './json-shapes.ts';
import type { Attack } from './requests.ts';
import { textShapes } from './text-shapes.ts';

/*
 * The addresses of OAuth and of metadata, which stand beside the table of routes: every field that a program sends there
 * crossed with the texts, whole bodies where a form or a description is expected.
 */

const form = 'application/x-www-form-urlencoded';
/** What goes through an address: the rest is refused before anything of the product sees it. */
const longestText = 20_000;

const encoded = (values: Record<string, string>) =>
  Object.entries(values)
    .map(
      ([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value.toWellFormed())}`,
    )
    .join('&');

const asked = {
  response_type: 'code',
  client_id: 'nikt',
  redirect_uri: 'http://127.0.0.1:51234/callback',
  code_challenge: 'x'.repeat(43),
  code_challenge_method: 'S256',
  scope: 'read',
  state: 'stan',
  resource: 'http://127.0.0.1/api/mcp',
};
const exchanged = {
  grant_type: 'authorization_code',
  client_id: 'nikt',
  redirect_uri: asked.redirect_uri,
  code: 'kod',
  code_verifier: 'x'.repeat(43),
  refresh_token: 'odnowienie',
};
const forms = {
  token: [exchanged, { ...exchanged, grant_type: 'refresh_token' }],
  revoke: [{ token: 'klucz', token_type_hint: 'refresh_token', client_id: 'nikt' }],
};

/** Forms that are none, or that ask for much work. */
const formShapes = [
  { name: '30 000 fields', make: () => 'a=1&'.repeat(12_000) },
  { name: 'one name 10 000 times', make: () => `client_id=nikt&${'code=1&'.repeat(7_000)}` },
  { name: 'nested names', make: () => `client_id${'[a]'.repeat(15_000)}=1` },
  { name: 'percents', make: () => `client_id=${'%'.repeat(50_000)}` },
  { name: '__proto__', make: () => '__proto__[admin]=true&constructor[prototype][admin]=1' },
  { name: 'past the limit', make: () => `client_id=${'a'.repeat(900_000)}` },
  { name: 'nothing', make: () => '' },
];

export function* oauthAttacks(): Generator<Attack> {
  const common = { sharp: false, stranger: true };
  for (const [path, samples] of Object.entries(forms)) {
    const [url, place] = [`/api/oauth/${path}`, `POST /oauth/${path}`];
    const post = { ...common, place, method: 'POST' };
    for (const values of samples) {
      for (const field of Object.keys(values)) {
        for (const { name, make, sharp = false } of textShapes) {
          yield {
            ...post,
            sharp,
            shape: `${field}: ${name}`,
            make: () => ({ url, type: form, payload: encoded({ ...values, [field]: make() }) }),
          };
        }
      }
    }
    for (const { name, make } of formShapes) {
      yield {
        ...post,
        sharp: true,
        shape: name,
        make: () => ({ url, type: form, payload: make() }),
      };
    }
    for (const { name, make, sharp = false } of bodyShapes) {
      yield { ...post, sharp, shape: name, make: () => ({ url, ...make() }) };
    }
  }

  const url = '/api/oauth/register';
  const registered = { ...common, place: 'POST /oauth/register', method: 'POST' };
  for (const { name, make, sharp = false } of bodyShapes) {
    yield { ...registered, sharp, shape: name, make: () => ({ url, ...make() }) };
  }
  const description = { client_name: 'Próbnik', redirect_uris: [asked.redirect_uri] };
  for (const field of ['client_name', 'client_id', 'redirect_uris', 'logo_uri', 'scope']) {
    for (const { name, make, sharp = false } of textShapes) {
      yield {
        ...registered,
        sharp,
        shape: `${field}: ${name}`,
        make: () => ({
          url,
          type: 'application/json',
          payload: JSON.stringify({
            ...description,
            [field]: field === 'redirect_uris' ? [make()] : make(),
          }),
        }),
      };
    }
  }

  const opened = { ...common, method: 'GET', page: true };
  for (const field of Object.keys(asked)) {
    for (const { name, make, sharp = false } of textShapes) {
      yield {
        ...opened,
        sharp,
        place: 'GET /oauth/authorize',
        shape: `${field}: ${name}`,
        make: () => ({
          url: `/api/oauth/authorize?${encoded({ ...asked, [field]: make().slice(0, longestText) })}`
            .slice(0, 60_000)
            .replace(/%.?$/, ''),
        }),
      };
    }
  }
  for (const path of ['authorize', 'consent']) {
    for (const { name, make, sharp = false } of textShapes) {
      yield {
        ...opened,
        sharp,
        place: `GET /oauth/${path}/:uid`,
        shape: name,
        make: () => ({
          url: `/api/oauth/${path}/${encodeURIComponent(make().slice(0, 5_000).toWellFormed())}`,
        }),
      };
    }
  }
  for (const path of [
    '/.well-known/oauth-authorization-server',
    '/.well-known/oauth-protected-resource',
    '/.well-known/oauth-protected-resource/api/mcp',
    '/.well-known/change-password',
    '/api/oauth/authorize',
    '/api/oauth/keys',
  ]) {
    for (const { name, make, sharp = false } of queryShapes) {
      yield {
        ...opened,
        sharp,
        place: `GET ${path}`,
        shape: name,
        make: () => ({ url: `${path}?${make()}`.slice(0, 60_000).replace(/%.?$/, '') }),
      };
    }
  }
}

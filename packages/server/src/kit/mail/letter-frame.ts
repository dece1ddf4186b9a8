/** The colour of buttons and links until the company has its own; white stands out on it by 5.9 : 1. */
export const accentPlace = '#0b6e75';

/** Of links and borders in the dark. */
export const paleAccentPlace = '#8ecdd2';

/** Where the company's name and address go. */
export const signaturePlace = '<!-- podpis -->';

const font = "font-family:system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** What each part looks like: written into its element, since programs drop what stands in the head. */
const looks: Record<string, string> = {
  words: 'margin:0 0 16px;font-size:16px;line-height:24px',
  quote:
    'margin:0 0 16px;padding:2px 0 2px 12px;border-left:3px solid #c9c6bd;font-size:15px;line-height:22px',
  answer:
    'margin:0 0 20px;padding:0 0 12px;border-bottom:1px solid #dedcd6;font-size:13px;line-height:18px',
  note: 'margin:0 0 12px;font-size:13px;line-height:19px',
  dim: 'color:#5c5a55',
  facts: 'margin:0 0 20px;border-collapse:collapse;font-size:15px;line-height:22px',
  list: 'margin:0 0 16px;padding:0 0 0 20px;font-size:16px;line-height:24px',
  buttons: 'margin:8px 0 16px',
  button: `display:inline-block;margin:0 8px 8px 0;padding:11px 20px;border:1px solid ${accentPlace};border-radius:4px;background:#ffffff;color:${accentPlace};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`,
  main: `background:${accentPlace};color:#ffffff`,
};

const elements: [RegExp, string][] = [
  [
    /<th scope="row" class="dim">/g,
    '<th scope="row" class="dim" style="padding:2px 16px 2px 0;text-align:left;vertical-align:top;font-weight:400;white-space:nowrap;color:#5c5a55">',
  ],
  [/<table class="facts">/g, `<table role="presentation" class="facts" style="${looks.facts}">`],
  [/<td>/g, '<td style="padding:2px 0;vertical-align:top;font-weight:600;overflow-wrap:anywhere">'],
  [/<li>/g, '<li style="margin:0 0 10px">'],
  [/<a href=/g, `<a style="color:${accentPlace}" href=`],
];

/** Writes the looks of classes into their elements; the classes stay, for the dark scheme. */
function dressed(html: string): string {
  const named = html.replace(/<(p|a|ul) class="([a-z ]+)"/g, (_, tag: string, names: string) => {
    const style = names
      .split(' ')
      .map((name) => looks[name] ?? '')
      .join(';');
    return `<${tag} class="${names}" style="${style}"`;
  });
  return elements.reduce((text, [found, to]) => text.replace(found, to), named);
}

/** In the dark what lies on the page turns, links get paler; for programs that turn letters by themselves, too. */
const dark = `body,.page{background:#1d1d1c !important}
.sheet{background:#262625 !important;border-color:#3a3a38 !important}
.sheet,.sheet p,.sheet td,.sheet li,.head{color:#ecebe7 !important}
.dim,.sheet .dim,.foot,.foot p{color:#b3b0a8 !important}
.answer{border-color:#3a3a38 !important}
.sheet a,.foot a{color:${paleAccentPlace} !important}
.sheet a.button{background:transparent !important;border-color:${paleAccentPlace} !important;color:${paleAccentPlace} !important}
.sheet a.main{background:${accentPlace} !important;border-color:${accentPlace} !important;color:#ffffff !important}`;

const style = `<style>
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (max-width:480px){.sheet{padding:20px 16px !important}.button{display:block !important;margin:0 0 10px !important;text-align:center !important}.facts th,.facts td{display:block !important;padding:0 !important}.facts td{padding:0 0 8px !important}}
@media (prefers-color-scheme:dark){${dark}}
${dark.replace(/(^|,|\n)(?=[.b])/g, (before) => `${before}[data-ogsc] `)}
</style>`;

/** Unseen; keeps what follows from being shown beside the subject. */
const hidden = (words: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${words}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`;

type Parts = { product: string; preheader: string; content: string; footer: string };

/** The page of a letter around what it says; everything given is HTML already. */
export function frame({ product, preheader, content, footer }: Parts): string {
  return `<!doctype html>
<html lang="pl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${product}</title>
${style}
</head>
<body style="margin:0;padding:0;background:#f3f2ef;${font}">
${hidden(preheader)}
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f2ef">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;${font}">
<tr><td class="head" style="padding:0 4px 12px;color:#262625;font-size:15px;font-weight:700">${product}</td></tr>
<tr><td class="sheet" style="padding:28px 32px;border:1px solid #dedcd6;border-radius:6px;background:#ffffff;color:#262625;overflow-wrap:anywhere">
${dressed(content)}
</td></tr>
<tr><td class="foot" style="padding:16px 4px;color:#5c5a55;font-size:13px;line-height:19px">
${dressed(footer)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

/** The look of the description of the API: one page without a script, in light and dark. */
export const docsStyle = `
:root{color-scheme:light dark;--bg:#fff;--fg:#1f2326;--soft:#5c646b;--line:#d9dcdf;--tint:#f4f5f6;--accent:#0b6e75}
@media(prefers-color-scheme:dark){:root{--bg:#17191b;--fg:#e4e6e8;--soft:#a3abb2;--line:#34393d;--tint:#202427;--accent:#5fc4cb}}
*{box-sizing:border-box}
body{margin:0;display:grid;grid-template-columns:232px minmax(0,1fr);font:14px/1.55 Inter,system-ui,sans-serif;color:var(--fg);background:var(--bg)}
nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding:20px 16px;border-right:1px solid var(--line);min-height:100vh}
nav ul{list-style:none;margin:12px 0;padding:0}
nav li a{display:block;padding:5px 8px;border-radius:4px;color:inherit;text-decoration:none}
nav li a:hover{background:var(--tint)}
.home{font-size:16px;font-weight:600;color:inherit;text-decoration:none}
main{max-width:880px;padding:20px 32px 80px;min-width:0}
h1{font-size:24px;margin:0 0 8px}h2{font-size:20px;margin:32px 0 8px}h3{font-size:16px;margin:0 0 4px}
h4{font-size:12px;margin:12px 0 4px;color:var(--soft);font-weight:600}
a{color:var(--accent)}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
section{border-top:1px solid var(--line);padding:20px 0;margin-top:20px;scroll-margin-top:8px}
code,pre{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace}
code{overflow-wrap:anywhere}
pre{margin:0;padding:10px 12px;background:var(--tint);border:1px solid var(--line);border-radius:4px;overflow:auto;max-height:420px}
.call,.who{margin:4px 0}.who{color:var(--soft)}
.m{display:inline-block;min-width:58px;font-size:12px;font-weight:600;color:var(--accent)}
.list{list-style:none;padding:0}.list li{padding:3px 0}.list a{text-decoration:none}.list a:hover{text-decoration:underline}
table{border-collapse:collapse;width:100%;margin:8px 0}th,td{text-align:left;padding:6px 10px 6px 0;border-bottom:1px solid var(--line);vertical-align:top}
.skip{position:absolute;left:-9999px}.skip:focus{left:8px;top:8px;background:var(--bg);padding:8px;z-index:1}
@media(max-width:760px){body{display:block}nav{position:static;min-height:0;max-height:none;border-right:0;border-bottom:1px solid var(--line)}nav ul{display:flex;flex-wrap:wrap;margin:6px 0}main{padding:16px}}
@media print{nav{display:none}body{display:block}pre{max-height:none}}
`;

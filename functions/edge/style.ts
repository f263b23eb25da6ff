/**
 * Style of the first view, which stands until the page's own components are there: the same places, sizes and colours,
 * so that nothing jumps.
 */
export const STYLE = `
.e{--p:#fff;--t:#15253a;--s:#52637a;--b:#2570be;--d:#e1e7ef;--k:#e9f2fb;font-size:1rem;line-height:1.7;color:var(--t)}
@media (prefers-color-scheme:dark){.e{--p:#141f2d;--t:#e8eef6;--s:#a5b4c6;--b:#8dbff2;--d:#263548;--k:#1a2d44}}
.e *{box-sizing:border-box}
.e .top{height:65px;background:var(--p);border-bottom:1px solid var(--d);display:flex;align-items:center;padding:0 max(16px,(100% - clamp(1240px,79vw,1600px))/2);gap:20px;overflow:hidden;white-space:nowrap}
.e .top b{font-size:1.0625rem}
.e a{color:var(--b)}
.e .top img{border-radius:0;margin-right:-10px}.e .top a,.e .crumbs a,.e .card a{text-decoration:none;color:inherit}
.e .wide{max-width:calc(clamp(1240px,79vw,1600px) + 48px);margin:0 auto;padding:24px 16px}
.e h1{font-size:clamp(1.625rem,1.3rem + 1.2vw,2.125rem);font-weight:700;line-height:1.3;margin:0}
.e h2{font-size:clamp(1.25rem,1.1rem + .6vw,1.5rem);line-height:1.35;margin:0 0 20px}
.e h3,.e .card h2{font-size:1.125rem;line-height:1.45;margin:0;font-weight:650}
.e h1,.e h2,.e h3,.e p,.e li,.e small,.e .crumbs{overflow-wrap:anywhere}
.e .lead{color:var(--s);margin:8px 0 0}
.e .lead+.card{margin-top:32px}
.e .crumbs{font-size:.875rem;color:var(--s);margin-bottom:16px}
.e .crumbs a{color:inherit}
.e form{display:flex;height:48px;margin-top:32px;border:1px solid var(--d);border-radius:18px;background:var(--p);padding:5px 6px 5px 16px}
.e input{flex:1;min-width:0;border:0;background:transparent;font:inherit;color:var(--t)}
.e button{border:1px solid #9cc5ee;border-radius:9px;background:var(--p);color:var(--b);font:inherit;font-weight:600;padding:0 24px}
.e ul{list-style:none;margin:0;padding:0;display:grid;gap:16px}
.e .two{display:grid;gap:16px;margin-top:24px}
.e .card{background:var(--p);border:1px solid var(--d);border-radius:18px;padding:20px}
.e .card p{margin:6px 0 0;color:var(--s);font-size:.9375rem}
.e .text p{color:inherit;font-size:1rem;line-height:1.8;margin:0 0 12px;white-space:pre-line}
.e .tags span{display:inline-block;background:var(--k);border-radius:9px;padding:0 8px;margin:6px 6px 0 0;font-size:.8125rem}
.e small{display:block;color:var(--s);font-size:.8125rem;margin-top:8px}
.e dl{margin:0;display:grid;gap:14px}
.e dt{color:var(--s);font-size:.8125rem}
.e dd{margin:0;overflow-wrap:anywhere}
.e img{max-width:100%;height:auto;border-radius:12px}
.e .hero{color:#fff;background:linear-gradient(160deg,#0b2f5f,#1d63b3)}
@media (prefers-color-scheme:dark){.e .hero{background:linear-gradient(160deg,#071a35,#134579)}}
.e .hero .wide{padding-top:40px;padding-bottom:40px;display:grid;gap:32px;align-items:center}
.e .map{min-height:470px;border-radius:18px;background:var(--p)}
.e .hero h1{font-size:clamp(1.75rem,1.2rem + 2.2vw,2.75rem);line-height:1.25}
.e .hero .of{margin-bottom:12px;font-size:.9375rem;letter-spacing:.04em;color:#bcd8f6}
.e .hero p{color:#d9e8f8;margin:16px 0 24px}
.e .hero form{height:52px;margin:0}
.e .hero button{border:0;background:#2570be;color:#fff}
.e .hero nav{margin-top:16px;display:flex;flex-wrap:wrap;gap:0 16px;font-size:.9375rem}
.e .hero nav a{color:#fff;padding:6px 0}
.e .count{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:1px;background:var(--d);border:1px solid var(--d);border-radius:18px;overflow:hidden;margin-top:8px}
.e .count a{display:block;padding:14px;background:var(--p);color:var(--t);text-decoration:none;font-weight:600}
.e .count b{display:block;font-size:clamp(1.75rem,1.2rem + 1.8vw,2.5rem);line-height:1.25}
.e .count i{font-style:normal;font-weight:500;font-size:.9375rem;color:var(--s)}
.e .count li{padding:14px;background:var(--p)}.e .ways{display:flex;flex-wrap:wrap;gap:8px 20px;margin:16px 0 32px}
.e section{margin-top:56px}
.e section.card{margin-top:0}
.e section.card+.card,.e img+.card{margin-top:24px}
.e section h2{position:relative;padding-left:14px}
.e section h2:before{content:"";position:absolute;left:0;top:.22em;bottom:.18em;width:4px;border-radius:2px;background:#2d80d6}
.e section.card h2{margin-bottom:16px}
.e nav.card ul{display:none}
.e .sum{display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
.e .total{margin:0 0 12px;min-height:40px;display:flex;align-items:center;color:var(--s)}
.e .row{display:grid;grid-template-columns:96px minmax(0,1fr);column-gap:12px;padding:16px}
.e .row>div:nth-child(3){grid-column:1/3}
.e .row>div:only-child{grid-column:1/3}
.e .card img{display:block;width:100%;aspect-ratio:16/9;object-fit:cover;background:#0b2f5f;border-radius:12px}
.e .tile{padding:0;overflow:hidden}
.e .tile img{border-radius:0}
.e .tile>div{padding:0 20px}
.e .tile>div:first-of-type{padding-top:20px}
.e .tile>div:last-of-type{padding-bottom:20px}
.e .tile small{margin:8px 0 0}.e .tile .foot{display:flex;justify-content:space-between;gap:16px;padding-top:4px}
.e .by{display:flex;align-items:center;gap:16px}.e .by img{width:72px;height:72px;aspect-ratio:1;border-radius:50%;flex-shrink:0}
.e .head{display:flex;gap:16px;align-items:flex-start}.e .head img{display:none;width:184px;aspect-ratio:16/9;object-fit:cover;background:#0b2f5f}
.e .strip{grid-template-columns:1fr 1fr;gap:0;margin-top:32px;background:var(--p);border:1px solid var(--d);border-radius:18px;overflow:hidden}.e .strip div{padding:12px 16px;border:solid var(--d);border-width:1px 0 0 1px;margin:-1px 0 0 -1px}.e .strip dd{font-weight:650}
.e .wideview{height:240px;overflow:hidden;border-radius:18px;background:var(--k)}.e .wideview img{display:block;height:100%;width:auto;max-width:none}
.e .who{display:grid;gap:20px}.e .who img{width:160px;height:160px;object-fit:cover;border-radius:50%}
.e .cover{width:100%;aspect-ratio:16/9;object-fit:cover;display:block;border-radius:18px}
@media (max-width:599.95px){.e .strip.long{grid-template-columns:1fr}.e [data-later] .tiles>li:nth-child(n+5){display:none}}
@media (min-width:600px){.e .row{grid-template-columns:192px minmax(0,1fr);grid-template-rows:auto 1fr;column-gap:20px;padding:20px}.e .row>img{grid-row:1/3}.e .row>div:nth-child(3){grid-column:2}}
@media (min-width:900px){.e .wideview{height:380px}.e .who{grid-template-columns:auto minmax(0,1fr)}.e .head img{display:block}.e .strip{grid-template-columns:none;grid-auto-flow:column}.e .strip.long{grid-auto-flow:row;grid-template-columns:repeat(3,minmax(0,1fr))}.e .strip div{padding:16px 24px}.e nav.card ul{display:grid}.e .hero p{font-size:1.125rem;margin-bottom:32px}.e .hero form{height:60px}.e .map{min-height:440px}.e .count a,.e .count li{padding:24px}.e .wide{padding:40px 24px}.e .hero .wide{padding-top:56px;padding-bottom:56px;gap:56px;grid-template-columns:minmax(0,1fr) minmax(340px,420px)}.e .two{grid-template-columns:264px minmax(0,1fr);gap:28px}.e .side{grid-template-columns:minmax(0,1fr) 320px;gap:32px;margin-top:32px}.e .count{grid-template-columns:repeat(4,minmax(0,1fr))}.e .tiles{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media (min-width:1200px){.e .tiles{grid-template-columns:repeat(4,minmax(0,1fr))}}
`.replaceAll('\n', '');

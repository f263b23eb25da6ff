import type { Context } from 'hono';
import { type Content, type ContentRow, contentOf, contentPage, othersOf } from '../../db/contract/content.ts';
import type { Asked, RowAsked, TableName } from '../../db/contract/tables.ts';
import { planList } from '../data/plan.ts';
import { runList } from '../data/query.ts';
import { listShape } from '../data/request.ts';
import { shownDay } from '../platform/clock.ts';
import type { AppEnv } from '../platform/env.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText } from '../platform/plain-text.ts';
import { validate } from '../platform/validate.ts';
import { escapeHtml } from './html.ts';
import { isNarrowed, itemView, type ListOf, listView, paragraphs, section } from './pages.ts';
import { linkTo } from './parts.ts';
import { tilesUnder } from './tiles.ts';
import { namedPath, type Path, titleOf, type View, type Visit } from './view.ts';

const LIST = '/egg/base/list';

/** Path of one's page. */
export const contentPath = (
  { page }: Content,
  { id, title, title_en }: Pick<ContentRow, 'id' | 'title' | 'title_en'>,
): Path => namedPath(`${page}/${id}`, title, title_en);

/** Address and names of the list. */
export const contentList = ({ lang }: Visit, { list, text }: Content): ListOf => ({
  path: list,
  name: text[lang].title,
  lead: text[lang].lead,
});

/** The table service's answer to what the page's script asks for, with the call as the script makes it. */
export async function answered<T extends TableName, const A extends Asked<NoInfer<T>>>(
  c: Context<AppEnv>,
  params: { readonly table: T } & A,
) {
  const plan = planList(validate(listShape, params), await c.get('caller')());
  const result = (await runList(c.get('db'), plan)) as unknown as Page<RowAsked<{ readonly table: T } & A>>;
  const texts = Object.entries(params).map(([name, value]) => [
    name,
    typeof value === 'object' ? JSON.stringify(value) : String(value),
  ]);
  return { path: LIST, params: Object.fromEntries(texts) as Record<string, string>, result };
}

function cardItem(visit: Visit, content: Content, row: ContentRow, level: 'h2' | 'h3'): string {
  const name = `<${level}><a href="${linkTo(visit, contentPath(content, row))}">${escapeHtml(titleOf(visit, row))}</a></${level}>`;
  const type = content.text[visit.lang].types[row.type];
  const tags = type ? `<div class="tags"><span>${escapeHtml(type)}</span></div>` : '';
  const from = [row.source ?? '', shownDay(row.add_time)].filter(Boolean).join(' · ');
  return `<li><article class="card row"><div>${name}${tags}<small>${escapeHtml(from)}</small></div></article></li>`;
}

/**
 * The first view of a list of what editors write.
 * @param params of the address: `type`, `language`, `pageIndex`, `pageSize`
 */
export async function contentsView(
  c: Context<AppEnv>,
  visit: Visit,
  content: Content,
  params: Record<string, string>,
): Promise<View> {
  const { pageIndex, pageSize, ...chosen } = params;
  const { result, ...call } = await answered(c, contentPage(content, chosen, Number(pageIndex), Number(pageSize)));
  return listView(visit, {
    list: contentList(visit, content),
    cards: result,
    nameOf: (row) => titleOf(visit, row),
    pathOf: (row) => contentPath(content, row),
    cardOf: (row) => cardItem(visit, content, row, 'h2'),
    call,
    unlisted: isNarrowed(params),
  });
}

/** The first view of one; null where there is none that is public. */
export async function contentView(
  c: Context<AppEnv>,
  visit: Visit,
  content: Content,
  id: string,
): Promise<View | null> {
  const call = await answered(c, contentOf(content, id));
  const [row] = call.result.records;
  if (!row) return null;
  const others = await answered(c, othersOf(content, row));
  const { types, others: title } = content.text[visit.lang];
  const cards = others.result.records.map((other) => cardItem(visit, content, other, 'h3'));
  const view = itemView(visit, {
    list: contentList(visit, content),
    name: titleOf(visit, row),
    path: contentPath(content, row),
    about: [types[row.type], plainText(row.content ?? '')],
    image: row.cover,
    type: 'article',
    linked: {
      '@type': 'Article',
      headline: titleOf(visit, row),
      ...(titleOf(visit, row) === row.title ? {} : { alternativeHeadline: row.title }),
      datePublished: shownDay(row.add_time),
      inLanguage: 'zh-CN',
      ...(row.source && { publisher: { '@type': 'Organization', name: row.source } }),
    },
    lead: escapeHtml([types[row.type], row.source, shownDay(row.add_time)].filter(Boolean).join(' · ')),
    body: `${section('', paragraphs(row.content))}${tilesUnder(title, cards)}`,
    call,
  });
  return { ...view, data: [call, others] };
}

import {
  communityWords,
  DISCUSSIONS,
  type Discussion,
  discussedAs,
  discussionPath,
} from '../../db/contract/community.ts';
import { shownDay } from '../platform/clock.ts';
import type { Page } from '../platform/envelope.ts';
import { escapeHtml } from './html.ts';
import { isNarrowed, listAt, listView } from './pages.ts';
import { linkTo } from './parts.ts';
import { nameIn, type View, type Visit } from './view.ts';

/** Address and names of the talk about items. */
const communityOf = listAt(DISCUSSIONS, (lang) => communityWords[lang]);

function card(visit: Visit, it: Discussion): string {
  const words = communityWords[visit.lang];
  const said = `${words.said(it.author || words.somebody)}：${it.content}`;
  return `<li><article class="card row"><div><h2><a href="${linkTo(visit, discussionPath(it))}">${escapeHtml(nameIn(visit.lang, it.name, it.name_en))}</a></h2><p class="sum">${escapeHtml(said)}</p><div class="tags"><span>${discussedAs(visit.lang, it.item_type)}</span></div><small>${words.comments(it.comments)} · ${shownDay(it.last_time)}</small></div></article></li>`;
}

/**
 * The first view of the talk about items.
 * @param params of the call that the page's script makes for this address
 */
export const communityPage = (visit: Visit, cards: Page<Discussion>, params: Record<string, string>): View =>
  listView(visit, {
    list: communityOf(visit),
    cards,
    nameOf: ({ name, name_en }) => nameIn(visit.lang, name, name_en),
    pathOf: discussionPath,
    cardOf: (it) => card(visit, it),
    call: { path: '/v1/community/list', params },
    unlisted: isNarrowed(params),
  });

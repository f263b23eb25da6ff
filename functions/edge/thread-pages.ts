import { COMMUNITY } from '../../db/contract/community.ts';
import { type ReplyRow, type ThreadCard, type ThreadDetail, threadPath } from '../../db/contract/threads.ts';
import { threadWords } from '../../db/contract/words/threads.ts';
import type { NamedThread } from '../modules/threads/lists.ts';
import { shownDay } from '../platform/clock.ts';
import type { Page } from '../platform/envelope.ts';
import { plainText } from '../platform/plain-text.ts';
import { rss } from './feed.ts';
import { escapeHtml } from './html.ts';
import { isNarrowed, itemView, listAt, listView, paragraphs, section } from './pages.ts';
import { linkTo } from './parts.ts';
import { besideFilters, listSearch } from './tiles.ts';
import { addressOf, nameIn, type View, type Visit } from './view.ts';

/** Address of a thread's page, without its key, and of the feed. */
export const THREAD = `${COMMUNITY}/t`;
export const THREAD_FEED = `${COMMUNITY}/feed.xml`;

/** Address and names of the community. */
export const communityOf = listAt(COMMUNITY, (lang) => threadWords[lang]);

const feedOf = ({ lang }: Visit) => ({ path: THREAD_FEED, title: threadWords[lang].feed });

/** Marks what members wrote in Chinese on English pages. */
const chinese = (visit: Visit, text: string): string =>
  visit.lang === 'en' && /\p{Script=Han}/u.test(text) ? ' lang="zh-CN"' : '';

function card(visit: Visit, it: ThreadCard): string {
  const words = threadWords[visit.lang];
  const category = nameIn(visit.lang, it.category, it.category_en);
  const tags = [category, it.accepted ? words.accepted : '']
    .filter(Boolean)
    .map((tag) => `<span>${escapeHtml(tag)}</span>`);
  return `<li><article class="card row"><div><h2><a${chinese(visit, it.title)} href="${linkTo(visit, threadPath(it))}">${escapeHtml(it.title)}</a></h2><p class="sum"${chinese(visit, it.summary)}>${escapeHtml(it.summary)}</p><div class="tags">${tags.join('')}</div><small>${words.replies(it.replies)} · ${shownDay(it.last_time)}</small></div></article></li>`;
}

/**
 * The first view of the community's threads.
 * @param params of the call that the page's script makes for this address
 */
export const threadsPage = (visit: Visit, cards: Page<ThreadCard>, params: Record<string, string>): View => ({
  ...listView(visit, {
    list: communityOf(visit),
    cards,
    nameOf: ({ title }) => title,
    pathOf: threadPath,
    cardOf: (it) => card(visit, it),
    call: { path: '/v1/community/threads', params },
    unlisted: isNarrowed(params),
    above: listSearch(visit, communityOf(visit), params),
    around: (entries) => besideFilters(visit, cards, entries),
  }),
  feed: feedOf(visit),
});

const isoOf = (seconds: number): string => new Date(seconds * 1000).toISOString();

/** The first view of a thread, with what search engines show of questions and answers. */
export function threadPage(visit: Visit, it: ThreadDetail): View {
  const words = threadWords[visit.lang];
  const path = threadPath(it);
  // An author's own withheld reply comes with the page's script alone.
  const answers = it.records.filter(({ id, state }) => state === 'shown' && id !== it.accepted_reply?.id);
  const person = (author: string) => ({ '@type': 'Person', name: author || words.somebody });
  const answer = (row: ReplyRow) => ({
    '@type': 'Answer',
    text: plainText(row.body),
    dateCreated: isoOf(row.add_time),
    author: person(row.author),
    url: `${addressOf(visit, path, visit.lang)}#${row.id}`,
  });
  const said = (row: ReplyRow, mark: string) =>
    `<li class="card text"><p><small>${mark && `${mark} · `}${escapeHtml(row.author || words.somebody)} · ${shownDay(row.add_time)}</small></p><div${chinese(visit, row.body)}>${paragraphs(row.body)}</div></li>`;
  const talk = [
    ...(it.accepted_reply ? [said(it.accepted_reply, words.acceptedAnswer)] : []),
    ...answers.map((row) => said(row, '')),
  ].join('');
  const view = itemView(visit, {
    list: communityOf(visit),
    name: it.title,
    path,
    about: [plainText(it.body)],
    type: 'article',
    unlisted: it.state !== 'shown',
    linked: {
      '@type': 'QAPage',
      inLanguage: it.lang === 'en' ? 'en' : 'zh-CN',
      mainEntity: {
        '@type': 'Question',
        name: it.title,
        text: plainText(it.body),
        answerCount: it.replies,
        dateCreated: isoOf(it.add_time),
        ...(it.update_time && { dateModified: isoOf(it.update_time) }),
        author: person(it.author),
        ...(it.accepted_reply && { acceptedAnswer: answer(it.accepted_reply) }),
        ...(answers.length > 0 && { suggestedAnswer: answers.map(answer) }),
      },
    },
    lead: escapeHtml(
      [nameIn(visit.lang, it.category, it.category_en), it.author || words.somebody, shownDay(it.add_time)]
        .filter(Boolean)
        .join(' · '),
    ),
    body: `<div${chinese(visit, it.body)}>${section('', paragraphs(it.body))}</div>${
      talk ? `<section><h2>${words.repliesTitle}</h2><ol>${talk}</ol></section>` : `<p>${words.noReplies}</p>`
    }`,
    call: {
      path: '/v1/community/thread',
      params: { id: it.id, ...(it.current > 1 && { pageIndex: String(it.current) }) },
      result: it,
    },
  });
  return { ...view, feed: feedOf(visit) };
}

/**
 * The feed of the threads that were spoken of last (RSS 2.0).
 * @param rows the last spoken of first
 */
export const threadFeed = (visit: Visit, rows: readonly NamedThread[]): string =>
  rss(
    visit,
    { ...feedOf(visit), list: COMMUNITY, lead: threadWords[visit.lang].lead },
    rows.map((row) => ({
      id: row.id,
      path: threadPath(row),
      title: row.title,
      added: row.add_time,
      summary: row.summary,
    })),
  );

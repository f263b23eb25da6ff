import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { messageOf } from '../../db/contract/errors.ts';
import { featuredWords } from '../../db/contract/featured.ts';
import halls from '../../web/i18n/halls.ts';
import newsWords from '../../web/i18n/news.ts';
import parks from '../../web/i18n/parks.ts';
import resource from '../../web/i18n/resource.ts';
import shell from '../../web/i18n/shell.ts';
import shownTimes from '../../web/i18n/shownTimes.ts';
import versions from '../../web/i18n/versions.ts';
import videos from '../../web/i18n/videos.ts';
import { unique } from '../api/support/results.ts';
import { add, remove } from '../api/table-calls.ts';
import { makeVideo } from '../seed/factories/videos.ts';
import { client, signedIn } from '../setup/client.ts';
import { accessible } from './axe.ts';
import { hold, settled, testSite, toast } from './site.ts';

const EDITOR = '13800000013';
const site = testSite();
const text = newsWords.zh;
const words = resource.zh;
const times = shownTimes.zh;

/** Types a time into one of the inputs of a form, from its first place on. */
async function time(form: Locator, label: string, digits: string): Promise<void> {
  await form.getByRole('group', { name: label }).getByRole('spinbutton').first().click();
  await form.page().keyboard.type(digits);
}

describe('what editors make', () => {
  test('news is written, previewed, published, corrected from its history and withdrawn; visitors read what is published', async () => {
    const title = unique('编辑写的新闻');
    const { page, trouble } = await site.open({ account: EDITOR });
    await page.goto('/content/news');
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: text.name, exact: true }).fill(title);
    await form.getByRole('combobox', { name: text.type }).click();
    await page.getByRole('option', { name: text.types[3] }).click();
    await form.getByRole('textbox', { name: text.summary, exact: true }).fill('一句话的摘要');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    const row = page.getByRole('row').filter({ hasText: title });
    await row.getByText(text.stages.draft, { exact: true }).waitFor();

    await row.getByRole('button', { name: text.previewOf(title) }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('一句话的摘要').or(page.getByRole('alert')).first().waitFor();
    const hidden = (await client().get('/web/v1/news/list', { keyword: title })).result;
    expect(hidden.total).toBe(0);
    await page.goBack();

    await row.getByRole('button', { name: text.publishOf(title) }).click();
    const dialog = page.getByRole('dialog', { name: text.publishOf(title) });
    await dialog.getByText(text.noHistory).waitFor();
    await accessible(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: text.publishNow, exact: true }).click();
    await dialog.waitFor({ state: 'detached' });
    await row.getByText(text.stages.shown, { exact: true }).waitFor();

    const visitor = await site.open();
    await visitor.page.goto(`/news?keyword=${encodeURIComponent(title)}`);
    await visitor.page.getByRole('heading').getByRole('link', { name: title }).click();
    await visitor.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await settled(visitor.page);
    await accessible(visitor.page);

    await row.getByRole('button', { name: text.publishOf(title) }).click();
    await dialog.getByRole('button', { name: text.restoreOf(1) }).click();
    await toast(page, text.restoredDone).waitFor();
    await dialog.getByRole('button', { name: text.withdraw }).click();
    await page.getByRole('dialog', { name: text.withdrawTitle }).getByRole('button', { name: text.withdraw }).click();
    await toast(page, text.withdrawnDone).waitFor();
    expect((await client().get('/web/v1/news/list', { keyword: title, _t: 1 })).result.total).toBe(0);
    expect([...trouble, ...visitor.trouble]).toEqual([]);
  });

  test('a hall is looked at before it is saved, comes back from its history and from what was deleted, and is put in order by keys', async () => {
    const [first, second] = [unique('一号展厅'), unique('二号展厅')];
    const { page, trouble } = await site.open({ account: EDITOR });
    await page.goto('/content/halls');
    await page.getByRole('button', { name: words.add, exact: true }).click();
    const form = page.getByRole('dialog');
    const name = form.getByRole('textbox', { name: halls.zh.name, exact: true });
    await name.fill(first);
    await form.getByRole('button', { name: versions.zh.preview, exact: true }).click();
    await form.getByRole('group', { name: versions.zh.preview }).getByText(first).first().waitFor();
    await form.getByRole('button', { name: versions.zh.back }).click();
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });

    await row(first)
      .getByRole('button', { name: words.of(words.edit, first) })
      .click();
    await name.fill(second);
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await row(second)
      .getByRole('button', { name: versions.zh.historyOf(second) })
      .click();
    const history = page.getByRole('dialog', { name: versions.zh.historyOf(second) });
    await history.getByText(versions.zh.changedIn(halls.zh.name)).waitFor();
    await accessible(page, '[role="dialog"]');
    await history.getByRole('button', { name: versions.zh.restoreOf(1) }).click();
    await page
      .getByRole('dialog', { name: versions.zh.restoreTitle })
      .getByRole('button', { name: versions.zh.restore })
      .click();
    await toast(page, versions.zh.restored).waitFor();
    await row(first).waitFor();

    await page.getByRole('button', { name: versions.zh.order, exact: true }).click();
    const order = page.getByRole('dialog', { name: versions.zh.orderTitle(halls.zh.hall) });
    const up = order.getByRole('button', { name: resource.zh.moveUp(first) });
    // Its number is 0, as that of the first demo hall, which is older.
    await up.press('Alt+ArrowUp');
    await accessible(page, '[role="dialog"]');
    await order.getByRole('button', { name: versions.zh.orderSave }).click();
    await toast(page, versions.zh.ordered).waitFor();
    expect((await client().get('/web/v1/hall/list', { pageSize: 50, _t: 2 })).result.records[0].name).toBe(first);

    await row(first)
      .getByRole('button', { name: words.of(words.remove, first) })
      .click();
    await page
      .getByRole('dialog', { name: words.removeTitle(halls.zh.hall) })
      .getByRole('button', { name: words.remove })
      .click();
    await row(first).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: versions.zh.removedList, exact: true }).click();
    const removed = page.getByRole('dialog', { name: versions.zh.removedTitle(halls.zh.hall) });
    await removed.getByRole('button', { name: versions.zh.bringBack(first) }).click();
    await removed.getByText(versions.zh.removedNone).or(removed.getByRole('listitem').first()).waitFor();
    await toast(page, versions.zh.restored).last().waitFor();
    await removed.press('Escape');
    await removed.waitFor({ state: 'detached' });
    await row(first).getByRole('switch', { checked: false }).waitFor();
    await row(first)
      .getByRole('button', { name: words.of(words.remove, first) })
      .click();
    await page
      .getByRole('dialog', { name: words.removeTitle(halls.zh.hall) })
      .getByRole('button', { name: words.remove })
      .click();
    await row(first).waitFor({ state: 'detached' });
    expect(trouble).toEqual([]);
  });

  test('two rows are switched one right after the other, and each is written', async () => {
    const editor = await signedIn(EDITOR);
    const name = unique('先后开关的园区');
    const ids: string[] = [];
    for (const nth of ['甲', '乙'])
      ids.push((await add(editor, 'yuanqu', { name: `${name}${nth}`, profile: '<p>园区简介</p>' })).result.yuanqu_id);
    const { page, trouble } = await site.open({ account: EDITOR, viewport: { width: 1600, height: 1000 } });
    await page.goto(`/content/parks?keyword=${encodeURIComponent(name)}`);
    const open = (nth: string) => page.getByRole('switch', { name: parks.zh.openOf(`${name}${nth}`) });
    await open('甲').waitFor();
    const letGo = await hold(page, '**/egg/base/put');
    await open('甲').click();
    await open('乙').click();
    letGo();
    for (const nth of ['甲', '乙']) await expect.poll(() => open(nth).isChecked()).toBe(false);
    const { result } = await editor.list('yuanqu', { where: { yuanqu_id: { in: ids }, is_open: 0 } });
    expect(result.total).toBe(ids.length);
    expect(trouble).toEqual([]);
    for (const yuanqu_id of ids) await remove(editor, 'yuanqu', { yuanqu_id }, 'del');
  });

  test('a park is switched off and on, and public between two times: visitors find it then, and not before', async () => {
    const editor = await signedIn(EDITOR);
    const name = unique('定时的园区');
    const { yuanqu_id } = (await add(editor, 'yuanqu', { name, profile: '<p>园区简介</p>' })).result;
    const seen = async () => (await client().list('yuanqu', { where: { yuanqu_id } })).result.total;
    const { page, trouble } = await site.open({ account: EDITOR, viewport: { width: 1600, height: 1000 } });
    await page.goto(`/content/parks?keyword=${encodeURIComponent(name)}`);
    const row = page.getByRole('row').filter({ hasText: name });
    const open = row.getByRole('switch', { name: parks.zh.openOf(name) });
    await open.click();
    await toast(page, parks.zh.saved).waitFor();
    await row.getByRole('switch', { checked: false }).waitFor();
    expect(await seen()).toBe(0);
    await open.click();
    await row.getByRole('switch', { checked: true }).waitFor();

    await row.getByRole('button', { name: resource.zh.of(parks.zh.edit, name) }).click();
    const form = page.getByRole('dialog', { name: parks.zh.editTitle });
    await time(form, times.from, '20990301080000');
    await time(form, times.until, '20990201080000');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await form.getByText(messageOf('shown_end_first', 'zh')).waitFor();
    await time(form, times.until, '20990401080000');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await row.getByText('2099-03-01 08:00').waitFor();
    await row.getByText('2099-04-01 08:00').waitFor();
    expect(await seen()).toBe(0);
    const [stored] = (await editor.list('yuanqu', { where: { yuanqu_id } })).result.records;
    expect([stored.publish_time, stored.unpublish_time]).toEqual(
      ['2099-03-01T08:00:00+08:00', '2099-04-01T08:00:00+08:00'].map((shown) => Date.parse(shown) / 1000),
    );

    // Its editors find its page, which says so; their list of parks is that of visitors.
    await page.goto(`/parkDetail/${yuanqu_id}`);
    await page.getByRole('note').filter({ hasText: times.notShown }).waitFor();
    await settled(page);
    await accessible(page);
    await page.goto(`/park?keyword=${encodeURIComponent(name)}`);
    await page.getByText(parks.zh.noneFound).waitFor();
    await remove(editor, 'yuanqu', { yuanqu_id }, 'del');
    expect(trouble).toEqual([]);
  });

  test('an entry of a regional front page is shown from a time on, until one, and is over', async () => {
    const region = '130800';
    const editor = await signedIn(EDITOR);
    const feature = (items: object[]) => editor.post('/web/v1/content/featured', { region, items });
    const words = featuredWords.zh;
    const [{ chengguo_id, name }] = (await client().get('/web/v1/chengguo/list', { order: 'oldest', pageSize: 1 }))
      .result.records;
    expect((await feature([{ kind: 'result', item_id: chengguo_id }])).code).toBe(200);
    const shown = async () =>
      (await client().get('/web/v1/home', { region, _t: Math.random() })).result.featured.result;
    const { page, trouble } = await site.open({ account: EDITOR, viewport: { width: 1440, height: 900 } });
    await page.goto(`/content/regions?region=${region}`);
    const row = page.getByRole('listitem').filter({ hasText: name });
    const set = async (from: string, until: string) => {
      await row.getByRole('button', { name: words.timesOf(name) }).click();
      const form = page.getByRole('dialog', { name: words.timesOf(name) });
      if (from) await time(form, times.from, from);
      await time(form, times.until, until);
      await form.getByRole('button', { name: '保存', exact: true }).click();
      return form;
    };
    const form = await set('20990301080000', '20990201080000');
    await form.getByText(messageOf('shown_end_first', 'zh')).waitFor();
    await accessible(page, '[role="dialog"]');
    await time(form, times.until, '20990401080000');
    await form.getByRole('button', { name: '保存', exact: true }).click();
    await form.waitFor({ state: 'detached' });
    await row.getByText(times.shownFrom('2099-03-01 08:00')).waitFor();
    await row.getByText(times.shownUntil('2099-04-01 08:00')).waitFor();
    expect(await shown()).toBe(0);

    await (await set('20110301080000', '20990401080000')).waitFor({ state: 'detached' });
    await row.getByText(times.shownFrom('2011-03-01 08:00')).waitFor();
    expect(await shown()).toBe(1);
    await (await set('', '20110401080000')).waitFor({ state: 'detached' });
    await row.getByText(times.ended('2011-04-01 08:00')).waitFor();
    expect(await shown()).toBe(0);
    await settled(page);
    await accessible(page);
    await feature([]);
    expect(trouble).toEqual([]);
  });

  test('INFO-001 SHELL-033 SHELL-044 a hall is walked through by keyboard, a video plays over its list and keeps its place', async () => {
    const { page, trouble } = await site.open({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
    await page.goto('/');
    await page
      .getByRole('navigation', { name: shell.zh.mainMenu })
      .getByRole('link', { name: shell.zh.showroom })
      .click();
    await page.getByRole('heading', { level: 1, name: halls.zh.title }).waitFor();
    await page.getByRole('list', { name: halls.zh.rows }).getByRole('link').first().click();
    await page.getByRole('button', { name: halls.zh.startTour }).click();
    const tour = page.getByRole('group', { name: halls.zh.tour });
    const all = Number(/共 (\d+)/.exec((await tour.getByRole('status').textContent()) ?? '')?.[1]);
    await page.keyboard.press('ArrowRight');
    await tour.getByText(halls.zh.place(2, all)).waitFor();
    await page.keyboard.press('ArrowLeft');
    await tour.getByText(halls.zh.place(1, all)).waitFor();
    await page.keyboard.press('End');
    await tour.getByText(halls.zh.place(all, all)).waitFor();
    await page.keyboard.press('ArrowRight');
    await tour.getByText(halls.zh.ended, { exact: true }).waitFor();
    await page.keyboard.press('Escape');
    await tour.waitFor({ state: 'detached' });
    await settled(page);
    await accessible(page);

    const { id, title } = makeVideo({}, 2);
    await page.goto(`/videoList/2/${encodeURIComponent('路演回放')}`);
    await page.getByRole('heading', { level: 1, name: '路演回放' }).waitFor();
    await page
      .getByRole('list', { name: videos.zh.rows })
      .getByRole('link', { name: String(title) })
      .click();
    const player = page.getByRole('dialog', { name: String(title) });
    await expect.poll(async () => (await player.boundingBox())?.width).toBe(900);
    await page.keyboard.press('Escape');
    await player.waitFor({ state: 'detached' });

    await page.goto(`/video/${id}`);
    const film = page.locator('video');
    // Captions in both languages, those of the page first.
    await expect
      .poll(() => film.evaluate((it: HTMLVideoElement) => [...it.textTracks].map(({ language }) => language)))
      .toEqual(['zh-CN', 'en']);
    await page.getByRole('navigation', { name: videos.zh.chapters }).getByRole('button').nth(2).click();
    await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.currentTime)).toBeGreaterThan(20);
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), `film:${id}`)).not.toBeNull();
    await page.reload();
    await page.getByText(/已从上次的 00:2\d 继续/).waitFor();
    expect(trouble).toEqual([]);
  });
});

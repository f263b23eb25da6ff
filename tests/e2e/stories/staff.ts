import { expect } from 'vitest';
import { messageOf } from '../../../db/contract/errors.ts';
import administration from '../../../web/i18n/administration.ts';
import common from '../../../web/i18n/common.ts';
import audit from '../../../web/i18n/moderation.ts';
import projects from '../../../web/i18n/projects.ts';
import resource from '../../../web/i18n/resource.ts';
import securityLog from '../../../web/i18n/securityLog.ts';
import stars from '../../../web/i18n/stars.ts';
import talk from '../../../web/i18n/talk.ts';
import { organizationOf } from '../../api/support/people.ts';
import { byOrganization } from '../../api/support/results.ts';
import { publicResult } from '../../api/support/talk.ts';
import { client } from '../../setup/client.ts';
import { PASSWORD } from '../newcomer.ts';
import { unique } from '../publishing.ts';
import { AUDITOR, MEMBER } from '../site.ts';
import type { Story } from './cast.ts';

const ADMIN = '13800000011';
const EDITOR = '13800000013';

/** Running the platform. */
export const staffStories: readonly Story[] = [
  {
    title: 'watches the doors finds who tried whose password',
    who: 'the administrator',
    async tell(cast) {
      const { account } = await cast.stranger('被试密码的人');
      const intruder = client();
      for (let tries = 0; tries < 6; tries++) {
        await intruder.post('/web/egg/user/login', { account, password: `wrong-${tries}` });
      }
      const admin = await cast.member(ADMIN);
      await admin.open(`/admin/securityLog?keyword=${account}`);
      const rows = admin.part('row').filter({ hasText: account });
      await expect.poll(() => rows.count()).toBeGreaterThan(4);
      await admin.heading(securityLog.zh.title);
    },
  },
  {
    title: 'administers the platform finds in the log what was just changed, by whom and from what',
    who: 'the administrator',
    async tell(cast) {
      const person = await cast.stranger(unique('改权限的人'));
      const admin = await cast.member(ADMIN);
      await admin.open(`/admin/users?keyword=${person.account}`);
      await admin.press(resource.zh.of(administration.zh.users.edit, person.name));
      const dialog = admin.part('dialog');
      await dialog.getByRole('checkbox', { name: administration.zh.authorities['cg-input'] ?? '' }).check();
      await admin.press(administration.zh.save, dialog);
      await dialog.waitFor({ state: 'detached' });
      await admin.open('/admin/auditLog');
      const entry = admin.part('row').filter({ hasText: person.name }).filter({ hasText: '权限变更' });
      await admin.see(new RegExp(administration.zh.authorities['cg-input'] ?? ''), entry);
    },
  },
  {
    title: 'reviews a result that somebody copied is shown the original beside it',
    who: 'the result auditor',
    async tell(cast) {
      const owner = await cast.stranger('原发布者');
      const words = unique('多孔陶瓷蓄热体的整体成形');
      await publicResult(owner.api, { name: words });
      const other = await cast.stranger('再次发布的人');
      const scopes = await other.api.list('scope', { columns: ['id'], where: { level: 3 }, pageSize: 1 });
      const made = await other.api.post('/web/v1/user/chengguo', {
        result: {
          name: `${words}方法`,
          profile: '<p>五分钟出结果的现场检测装置。</p>',
          sub_type: 2,
          director: '再次发布的人',
          id_number: '13010019900101000X',
          region_id: '130100',
          contacts: '再次发布的人',
          contacts_tel: '13900000000',
          contacts_addr: '石家庄市长安区科技路2号',
        },
        scopes: scopes.result.records.map(({ id }: { id: string }) => id),
      });
      const auditor = await cast.member(AUDITOR);
      await auditor.open(`/audit/results/${made.result.chengguo_id}`);
      await auditor.page.getByRole('link', { name: words }).first().waitFor();
    },
  },
  {
    title: 'breaks the rules is signed out at once and cannot come back',
    who: 'a newcomer, the administrator',
    async tell(cast) {
      const person = await cast.newcomer(unique('被停用的人'));
      await person.open('/memberCenter');
      const admin = await cast.member(ADMIN);
      await admin.open(`/admin/users?keyword=${person.account}`);
      await admin.press(resource.zh.of(administration.zh.users.edit, person.name));
      const dialog = admin.part('dialog', administration.zh.users.dialog);
      await dialog.getByRole('switch', { name: administration.zh.users.disable }).check();
      await admin.press(administration.zh.save, dialog);
      await admin.press(administration.zh.users.disable, admin.part('dialog', administration.zh.users.disableTitle));
      await admin.told(administration.zh.users.saved);
      await person.page.goto('/memberCenter');
      await person.page.waitForURL('**/login');
      await person.signIn(person.account, PASSWORD, person.part('main'));
      await person.told(messageOf('wrong_credentials', 'zh'));
    },
  },
  {
    title: 'finds two organisations that are one merges them, and people, results and old links stand together',
    who: 'the administrator, two newcomers, a visitor',
    async tell(cast) {
      const text = administration.zh.organizations;
      const tag = unique('清河材料所');
      const [double, kept] = [`${tag}甲`, `${tag}乙`];
      const [owner, other] = [await cast.stranger(unique('先登记的人')), await cast.stranger(unique('再登记的人'))];
      await organizationOf(owner.api, kept);
      const gone = await organizationOf(other.api, double);
      const name = unique('合并前的成果');
      const form = byOrganization({ result: { name }, organization: { name: double } });
      const { chengguo_id: id } = (await other.api.post('/web/v1/user/chengguo', form)).result;
      await (await cast.api(AUDITOR)).post('/web/v1/user/chengguo/audit', { id, audit_status: 4 });

      const admin = await cast.member(ADMIN);
      await admin.open(`/admin/organizations?keyword=${encodeURIComponent(tag)}`);
      await admin.press(resource.zh.of(text.merge, double));
      const dialog = admin.part('dialog', text.mergeTitle).first();
      await admin.see(text.mergeHint(double), dialog);
      const into = dialog.getByRole('combobox', { name: text.mergeInto });
      const nowhere = unique('没有的单位');
      await into.fill(nowhere);
      await admin.see(text.mergeNone(nowhere), dialog);
      // What was typed and not chosen is none of them.
      await into.fill(kept);
      await into.press('Escape');
      await admin.press(text.mergeConfirm, dialog);
      await dialog.locator('[aria-invalid="true"]').waitFor();
      await into.fill(tag);
      const option = admin.page.getByRole('option', { name: kept });
      await admin.see(text.mergeNote('', '0', '1'), option);
      await into.press('ArrowDown');
      await into.press('Enter');
      await admin.press(text.mergeConfirm, dialog);
      const question = admin.part('dialog').filter({ hasText: text.mergeQuestion(double, kept) });
      await admin.press(text.mergeConfirm, question);
      await admin.told(text.merged(1, 0, 1));
      await admin.part('row').filter({ hasText: double }).waitFor({ state: 'detached' });

      const follower = await cast.signedIn(other);
      await follower.open('/memberOrg');
      await follower.heading(kept, 2);
      await follower.gone(double, follower.part('main'));
      await follower.open('/notices');
      await follower.see(new RegExp(`^“${double}”已并入“${kept}”.*您不再是管理员`));
      const keeper = await cast.signedIn(owner);
      await keeper.open('/notices');
      await keeper.see(new RegExp(`^“${double}”已并入您管理的“${kept}”`));
      const visitor = await cast.visitor();
      await visitor.open(`/organizationDetail/${gone}`);
      await visitor.heading(kept);
      await visitor.press(name);
      await visitor.heading(name);
      await visitor.see(kept);
      await visitor.gone(double);
    },
  },
  {
    title: 'adds a field to the lists finds it in the filter of visitors, and not once it is switched off',
    who: 'the administrator, a visitor',
    ids: 'REF-004',
    async tell(cast) {
      const text = administration.zh.reference;
      const name = unique('试验领域');
      const admin = await cast.member(ADMIN);
      await admin.open('/admin/reference');
      await admin.press(text.add);
      const dialog = admin.part('dialog', text.addTitle(text.lists.scope));
      await dialog.getByRole('textbox', { name: text.fields.name, exact: true }).fill(name);
      await admin.choose(text.fields.pid, '技术属性', dialog);
      await dialog.getByRole('textbox', { name: text.fields.sort }).fill('97');
      await admin.press(administration.zh.save, dialog);
      await admin.told(text.added);
      const visitor = await cast.visitor();
      const offered = async () => {
        await visitor.open('/organization');
        return visitor.page.getByRole('combobox', { name: '领域' }).locator('option').allTextContents();
      };
      await expect.poll(offered, { interval: 500 }).toContain(name);
      await admin.open(`/admin/reference?keyword=${encodeURIComponent(name)}`);
      await admin.press(text.stageOf(name));
      await admin.told(text.saved);
      await expect.poll(offered, { interval: 500 }).not.toContain(name);
      await admin.press(text.of(text.remove, name));
      await admin.press(text.remove, admin.part('dialog', text.removeTitle(text.lists.scope)));
      await admin.told(text.removed);
    },
  },
  {
    title: 'edits the content opens a star site, which visitors find then',
    who: 'the editor, a visitor',
    ids: 'SRV-006 SRV-008',
    async tell(cast) {
      const name = unique('平山绿色星站');
      const editor = await cast.member(EDITOR);
      await editor.open('/stars');
      await editor.press(stars.zh.actions.add);
      const form = editor.part('dialog', stars.zh.form.add);
      await editor.fill(stars.zh.form.name, name, form);
      await editor.fill(stars.zh.form.url, 'https://star.example.com', form);
      await editor.press(new RegExp(stars.zh.form.place), form);
      for (const place of ['河北省', '石家庄市', '平山县']) await editor.press(place);
      await editor.press(common.zh.submit, form);
      await editor.see(stars.zh.form.added);
      const visitor = await cast.visitor();
      await visitor.open('/stars');
      await visitor.gone(name);
      await editor.press(name);
      await editor.press(stars.zh.of(stars.zh.actions.open, name));
      await editor.see(stars.zh.opened);
      await visitor.open('/stars');
      await visitor.press(name);
      await visitor.heading(name);
    },
  },
  {
    title: 'edits the content approves a project, which visitors find, and on which they give feedback',
    who: 'the editor, a visitor',
    ids: 'PUB-163 COMM-030',
    async tell(cast) {
      const publisher = await cast.api(MEMBER);
      const { name: org_name } = (await publisher.get('/web/egg/user/session')).result.orgs[0];
      const name = unique('保温板材中试基地');
      const made = await publisher.post('/web/v1/user/xiangmu', {
        name,
        org_name,
        profile: '<p>中试基地，寻求投资与产业链伙伴。</p>',
        investment_amount: '3000',
        scope: 's-101-01-01',
        province: '130000',
        city: '130100',
        county: '130102',
        region_name: '河北省,石家庄市,长安区',
        contacts: '项目联络员',
        contacts_tel: '0311-80000001',
      });
      expect(made.status).toBe(200);
      const editor = await cast.member(EDITOR);
      await editor.open(`/audit/projects?keyword=${encodeURIComponent(name)}`);
      await editor.press(audit.zh.queue.of(audit.zh.queue.open, name));
      await editor.heading(name);
      await editor.press(audit.zh.decision.approve);
      await editor.told(audit.zh.decision.doneFiltered);
      const visitor = await cast.visitor();
      await visitor.open(`/projectDetail/${made.result.xiangmu_id}`);
      await visitor.heading(name);
      await visitor.press(projects.zh.feedback);
      const form = visitor.part('dialog', talk.zh.feedback.title.project);
      await visitor.fill(talk.zh.feedback.projectUnit, '某项目单位', form);
      await visitor.press(new RegExp(talk.zh.feedback.place), form);
      for (const place of ['河北省', '石家庄市']) await visitor.press(place);
      await visitor.page.locator('.MuiPopover-root').waitFor({ state: 'detached' });
      await visitor.fill(talk.zh.feedback.projectRemark, '希望对接', form);
      await visitor.press(talk.zh.feedback.submit, form);
      await visitor.told(talk.zh.feedback.submitted);
    },
  },
];

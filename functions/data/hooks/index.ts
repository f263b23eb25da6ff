import { EXPERT_SEX } from '../../../db/contract/enums-programme.ts';
import type { TableHooks } from '../hooks.ts';
import { attachment } from './attachments.ts';
import { cheese, clinicApplication, projectForm, reminder } from './community.ts';
import { demand, demandScope } from './demands.ts';
import { organization, organizationUser } from './organization.ts';
import { recommender, user } from './people.ts';
import { programmeProject, projectContacts, projectNews, projectOpinion } from './programme.ts';
import { publishable } from './publishable.ts';
import {
  organizationGroup,
  organizationGroupItem,
  push,
  pushAudience,
  pushGroup,
  pushGroupItem,
  pushTarget,
} from './pushes.ts';
import { promotionType, pushTemplate, region, scope, workGroup, workstation } from './reference.ts';
import { result, resultScope } from './results.ts';
import { courseUser, forumCooperation, meetingUser } from './signups.ts';
import { comment, feedback } from './talk.ts';

/** Rich text that an editor makes, and the addresses that pages link to (house 11, decision 38). */
const article = (html: readonly string[], links: readonly string[] = []): TableHooks => ({ html, links });

const hooks: ReadonlyMap<string, TableHooks> = new Map<string, TableHooks>([
  ['attachment_relation', attachment],
  ['cheese', cheese],
  ['chengguo', result],
  ['chengguo_scope', resultScope],
  ['comment', comment],
  ['course_user', courseUser],
  ['feedback', feedback],
  ['forum_cooperation', forumCooperation],
  ['meeting_user', meetingUser],
  ['organisation_user', organizationUser],
  ['organization', organization],
  ['project', programmeProject],
  ['project_contacts', projectContacts],
  ['project_form', projectForm],
  ['project_news', projectNews],
  ['project_rec_opinion', projectOpinion],
  ['project_recommend', recommender],
  ['remind', reminder],
  ['user', user],
  ['xuqiu', demand],
  ['xuqiu_scope', demandScope],
  ['chanpin', publishable({ html: ['profile', 'detail_desc'], files: ['cover'], maxima: { name: 200 } })],
  ['xiangmu', publishable({ html: ['profile'], files: ['cover'], maxima: { name: 200 } })],
  [
    'zhuanjia',
    publishable({
      html: ['profile', 'direction'],
      files: ['avatar'],
      options: { sex: EXPERT_SEX },
      maxima: { name: 100 },
    }),
  ],
  ['chanpin_scope', { parent: 'chanpin_id' }],
  ['zhuanjia_scope', { parent: 'expert_id' }],
  ['organization_scope', { parent: 'org_id' }],
  ['clinic_application', clinicApplication],
  ['clinic_case', article(['content'], ['cover'])],
  ['news', article(['content'], ['cover'])],
  ['innovate', article(['content'], ['cover'])],
  ['video', article(['profile'], ['cover', 'url'])],
  ['book', article(['profile'], ['cover', 'url'])],
  ['course', article(['profile'], ['cover', 'video'])],
  ['meeting', article(['profile'], ['cover'])],
  ['star', article(['profile'], ['cover', 'url'])],
  ['scope', scope],
  ['promotion_type', promotionType],
  ['region', region],
  ['workstation', workstation],
  ['push_audience', pushAudience],
  ['work_group', workGroup],
  ['push_group', pushGroup],
  ['push_group_items', pushGroupItem],
  ['push_template', pushTemplate],
  ['push_wechat', push],
  ['push_wechat_orgs', pushTarget],
  ['organization_group', organizationGroup],
  ['organization_group_item', organizationGroupItem],
  [
    'yuanqu',
    article(
      [
        ...['profile', 'region_bg', 'build_bg', 'ecology_bg', 'link_bg', 'merchants', 'financial_support_policy'],
        ...['incentive_policy', 'talent_attraction_policy', 'supporting_policy', 'innovation_policy'],
      ],
      ['cover'],
    ),
  ],
]);

const NONE: TableHooks = {};

/**
 * What must happen on writes to a table.
 * @param table physical name
 */
export const hooksOf = (table: string): TableHooks => hooks.get(table) ?? NONE;

import type { ApplicationState } from '../../db/contract/push-applications';
import { defineText, type Pair } from '../../db/contract/words';
import { publishedKinds } from '../../db/contract/words/kinds';
import { applicationStates } from '../../db/contract/words/states';
import { common } from './common';

const states: Record<ApplicationState, Pair> = applicationStates;

export default defineText({
  states,
  kinds: publishedKinds,
  kind: common.kind,
  keyword: ['名称', 'Name'],
  of: (action: string, name: string) => [`${action}：${name}`, `${action}: ${name}`],
  apply: {
    title: ['申请推送', 'Ask for a push'],
    lead: [
      '为已公开的成果或需求申请由平台推送给合适的单位，并查看推送进展。',
      'Ask the platform to push your public results and demands to organisations they may interest, and see how far it got.',
    ],
    list: ['可申请推送的内容', 'Items that can be pushed'],
    empty: {
      1: ['您还没有公开的成果', 'You have no public results yet'],
      2: ['您还没有公开的需求', 'You have no public demands yet'],
    } as Record<number, Pair>,
    emptyHint: ['审核通过并公开后，即可申请推送。', 'Once approved and public, an item can be pushed.'],
    publish: ['去发布', 'Publish one'],
    name: ['名称', 'Name'],
    state: ['申请状态', 'Request'],
    reach: ['推送进展', 'How far it was pushed'],
    notApplied: ['未申请', 'Not asked for'],
    notReached: ['尚未推送', 'Not pushed yet'],
    reached: (pushes: number, organizations: number, more: boolean) => [
      `推送 ${pushes} 次，送达${more ? '至少' : ''} ${organizations} 个单位`,
      `${pushes} ${pushes === 1 ? 'push' : 'pushes'}, ${more ? 'at least ' : ''}${organizations} ${organizations === 1 ? 'organisation' : 'organisations'}`,
    ],
    responses: (opened: number, interested: number, more: boolean) => [
      `${more ? '至少 ' : ''}${opened} 个单位已打开，${interested} 个感兴趣`,
      `${more ? 'At least ' : ''}${opened} opened it, ${interested} interested`,
    ],
    ask: ['申请推送', 'Ask for a push'],
    again: ['再次申请', 'Ask again'],
    record: ['推送记录', 'Push record'],
    reason: (reason: string) => [`原因：${reason}`, `Reason: ${reason}`],
    remark: ['推送建议（选填）', 'Whom it should go to (optional)'],
    remarkHint: ['例如希望推送的地区、行业或单位类型', 'Regions, industries or kinds of organisations, for example'],
    submit: ['提交申请', 'Send the request'],
    done: ['申请已提交，平台处理后会通知您', 'The request was sent; you will be told once it is decided'],
  },
  confirm: {
    title: ['推送申请审核', 'Requests for pushes'],
    lead: [
      '确认或退回发布者的推送申请，并推进数字画像。',
      'Confirm or decline what publishers ask for, and move digital portraits on.',
    ],
    list: ['推送申请列表', 'List of requests'],
    empty: ['没有这样的申请', 'There are no such requests'],
    emptyHint: ['发布者提交申请后会出现在这里。', 'What publishers ask for appears here.'],
    item: ['内容', 'Item'],
    publisher: ['发布者', 'Publisher'],
    remark: ['推送建议', 'Whom it should go to'],
    portrait: ['画像与推送', 'Portrait and pushes'],
    state: common.state,
    actions: common.actions,
    confirm: common.agree,
    decline: ['不予推送', 'Decline'],
    confirmed: ['申请已确认', 'The request was confirmed'],
    confirmedOperator: [
      '申请已确认，可在“已确认”中打包并推送',
      'The request is confirmed: pack and push it under “Confirmed”',
    ],
    pack: ['打包并推送', 'Pack and push'],
    record: ['推送记录', 'Push record'],
    declined: ['申请已退回', 'The request was declined'],
    reason: ['不予推送的原因', 'Why it is declined'],
    tagged: ['已打标签', 'Tagged'],
    untagged: ['未打标签', 'Not tagged'],
    pushed: ['已推送过', 'Pushed before'],
    unpushed: ['未推送过', 'Never pushed'],
    hidden: ['已不公开', 'No longer public'],
    portraying: ['开始画像', 'Begin the portrait'],
    portrayed: ['画像完成', 'Portrait completed'],
    portraitSaved: ['画像状态已更新', 'The portrait was updated'],
    closedTitle: ['此页面由平台审核和录入人员使用', 'This page is for auditors and data entry'],
    closedHint: ['您可以在“申请推送”中查看自己的申请。', 'Your own requests are under “Ask for a push”.'],
    by: (name: string, time: string) => [`${name} ${time}`, `${name} ${time}`],
  },
});

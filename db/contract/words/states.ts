import type { Pair } from '../words.ts';

export const dealStates = {
  interest: ['意向', 'Interest'],
  contacted: ['已联系', 'Contacted'],
  negotiating: ['洽谈中', 'Negotiating'],
  signed: ['已签约', 'Signed'],
  declined: ['已终止', 'Declined'],
  /** No state of its own: what a notice says of a proposal. */
  proposed: ['提议签约', 'Signing proposed'],
} as const satisfies Readonly<Record<string, Pair>>;

export const verificationStates = {
  1: ['待核对', 'Waiting'],
  4: ['已认证', 'Verified'],
  5: ['未通过', 'Refused'],
  6: ['已撤销', 'Taken back'],
  7: ['已失效', 'No longer valid'],
} as const satisfies Readonly<Record<number, Pair>>;

export const applicationStates = {
  applied: ['待处理', 'To be decided'],
  confirmed: ['已确认', 'Confirmed'],
  declined: ['未通过', 'Declined'],
  pushed: ['已推送', 'Pushed'],
} as const satisfies Readonly<Record<string, Pair>>;

/** How far a push came with a recipient, and what followed. */
export const pushStages = {
  chosen: ['选定单位', 'Chosen'],
  waiting: ['待发送', 'Waiting'],
  sent: ['已发送', 'Sent'],
  delivered: ['已送达', 'Delivered'],
  reached: ['已触达', 'Reached'],
  failed: ['失败', 'Failed'],
  uncertain: ['不确定', 'Uncertain'],
  cancelled: ['未发送', 'Not sent'],
  opened: ['已打开', 'Opened'],
  answered: ['已答复', 'Answered'],
  interested: ['感兴趣', 'Interested'],
  irrelevant: ['不相关', 'Not relevant'],
  passed: ['已转交', 'Passed on'],
  replied: ['已回复', 'Replied'],
  deals: ['交易意向', 'Deals'],
  signed: ['已签约', 'Signed'],
} as const satisfies Readonly<Record<string, Pair>>;

/** What an organisation says of an item in its name, and what is decided of an objection. */
export const attributionAnswers = {
  yes: ['代表本单位', 'speaks for it'],
  no: ['不代表本单位', 'does not speak for it'],
  kept: ['保留', 'kept'],
  withdrawn: ['撤下', 'withdrawn'],
} as const satisfies Readonly<Record<string, Pair>>;

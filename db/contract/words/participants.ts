import type { Tree } from '../words.ts';

/** What the list of participants says, on the screen and in files. */
export const participants = {
  title: ['参加人员', 'Participants'],
  name: ['姓名', 'Name'],
  phone: ['手机', 'Phone'],
  org_name: ['单位', 'Organisation'],
  post: ['职务', 'Position'],
  intention: ['合作意向', 'Intention'],
  sex: ['性别', 'Gender'],
  traffic_type: ['出行方式', 'Travel'],
  travel: { 0: ['自驾', 'By car'], 1: ['地铁', 'By subway'] },
  party: ['人数', 'People'],
  state: ['状态', 'State'],
  number: ['候补序号', 'Waiting number'],
  origin: ['来源', 'Origin'],
  add_time: ['报名时间', 'Signed up'],
  yes: ['同意', 'Agreed'],
} satisfies Tree;

import type { Tree } from '../words.ts';

/** What the pages of parks say on the server too. */
export const parks = {
  title: ['园区', 'Parks'],
  lead: [
    '了解产业园区的区位、配套与政策，联系招商窗口并提交落户意向。',
    'Where parks lie, what they offer and which policies they have; contact them and tell them that you plan to settle there.',
  ],
  texts: {
    profile: ['园区概况', 'About the park'],
    region_bg: ['区域背景', 'Region'],
    build_bg: ['建设背景', 'Facilities'],
    ecology_bg: ['生态背景', 'Environment'],
    link_bg: ['产业链背景', 'Industrial chain'],
    merchants: ['招商方向', 'Investment sought'],
    financial_support_policy: ['金融扶持政策', 'Financial support'],
    incentive_policy: ['奖励政策', 'Incentives'],
    talent_attraction_policy: ['人才引进政策', 'Attracting talent'],
    supporting_policy: ['配套政策', 'Supporting services'],
    innovation_policy: ['创新政策', 'Innovation'],
  },
} satisfies Tree;

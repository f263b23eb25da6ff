import { choices } from './enums.ts';

/** Enumerations of the declared-project programme (back-office§3). */
const OTHER = [9, '其他', 'Other'] as const;

export const INDUSTRIAL = choices(
  [0, '未选择', 'Not selected'],
  [1, '高校科研院所', 'College or research institute'],
  [2, '专业研发机构', 'Professional R&D body'],
  [3, '大型龙头企业集团', 'Large leading enterprise group'],
  [4, '创新型中小企业', 'Innovative SME'],
  OTHER,
);
export const PROJECT_BUSINESS = choices(
  [1, '研发', 'R&D'],
  [2, '制造', 'Manufacturing'],
  [3, '营销', 'Marketing'],
  [4, '技术服务', 'Technical services'],
  OTHER,
);
export const HEIGHT = choices(
  [1, '国际领先', 'Internationally leading'],
  [2, '国际先进', 'Internationally advanced'],
  [3, '国内先进', 'Domestically advanced'],
  [4, '国内首创', 'Domestic first'],
  OTHER,
);
export const ATTRIBUTE = choices(
  [1, '重大原创技术', 'Major original technology'],
  [2, '产业关键核心技术', 'Key industry core technology'],
  [3, '国际前沿技术', 'International frontier technology'],
  [4, '新兴产业支撑技术', 'Emerging industry support technology'],
  OTHER,
);
export const ACHIEVEMENT = choices(
  [1, '国际发明专利', 'International invention patent'],
  [2, '国家发明专利', 'National invention patent'],
  [3, '国家科技奖', 'National science award'],
  [4, '行业领先产品', 'Industry-leading product'],
  OTHER,
);
export const SHAPE = choices(
  [1, '软件、硬件、材料', 'Software, hardware or material'],
  [2, '小型仪器', 'Small instruments'],
  [3, '大型机械', 'Large machinery'],
  [4, '系统平台', 'System platform'],
  OTHER,
);
export const SCALE = choices(
  [1, '收入10亿元以上', 'Revenue above 1 billion'],
  [2, '收入1亿元以上', 'Revenue above 100 million'],
  [3, '收入1000万元以上', 'Revenue above 10 million'],
  [4, '收入1000万元以下', 'Revenue below 10 million'],
  OTHER,
);
export const EXPECT = choices(
  [1, '万亿级', 'Trillion-level'],
  [2, '千亿级', 'Hundred-billion level'],
  [3, '百亿级', 'Ten-billion level'],
  [4, '亿级', 'Hundred-million level'],
  OTHER,
);
export const DIFFICULTY = choices(
  [1, '非常复杂', 'Very complex'],
  [2, '资源多、难度一般', 'Many resources, average difficulty'],
  [3, '难度较小', 'Small difficulty'],
  OTHER,
);
/** degree and strength share their values. */
export const READINESS = choices(
  [1, '全部具备', 'All in place'],
  [2, '有差距、有计划', 'Gap with plan'],
  [3, '差距大、需帮助', 'Large gap, needs help'],
  OTHER,
);
export const TRL = choices(
  [1, '技术方案设计', 'Design'],
  [2, '实验室样机', 'Lab device'],
  [3, '概念验证', 'Proof of concept'],
  [4, '产品设计', 'Product design'],
  [5, '中试', 'Pilot test'],
  [6, '成功应用案例', 'Successful use case'],
  [7, '批量生产', 'Production'],
  [8, '市场推广', 'Marketing'],
  [9, '产业体系', 'Industry system'],
);
export const LEADER_EDUCATION = choices(
  [1, '博士', 'Doctor'],
  [2, '硕士', 'Master'],
  [3, '本科', 'Bachelor'],
  [4, '大专', 'Junior college'],
  [5, '中专', 'Technical secondary'],
  [6, '高中', 'High school'],
  [7, '其他', 'Other'],
);
export const LEADER_TITLE = choices(
  [1, '高级', 'Senior'],
  [2, '中级', 'Intermediate'],
  [3, '初级', 'Junior'],
  [4, '无', 'None'],
);
export const TEAM_PERSON = choices([1, '10人及以上', 'Ten or more'], [2, '10人以下', 'Under ten']);
export const TEAM_INTERMEDIATE = choices([1, '50%及以上', '50% or more'], [2, '50%以下', 'Under 50%']);
export const TEAM_EXPERIENCE = choices([1, '2年及以上', 'Two years or more'], [2, '2年以下', 'Under two years']);
export const ORG_CATEGORIES = choices(
  [1, '科研院所', 'Research institute'],
  [2, '高校', 'College'],
  [3, '专业学会', 'Professional society'],
  [4, '行业协会', 'Industry association'],
  [5, '央企国企', 'Central or state-owned enterprise'],
  [6, '非公企业', 'Non-public enterprise'],
  [7, '产业园区', 'Industrial park'],
  [8, '其他', 'Other'],
);
/** Sex of programme experts; users have another enumeration (decision 102). */
export const EXPERT_SEX = choices([1, '男', 'Male'], [2, '女', 'Female']);
export const EXPERT_DUTIES = choices(
  [1, '主任委员', 'Chair member'],
  [2, '副主任委员', 'Deputy chair member'],
  [3, '特聘专家', 'Special expert'],
  [4, '委员', 'Member'],
);
export const IDENTIFY = choices([1, '推荐单位', 'Unit'], [2, '推荐人', 'Person'], [3, '专家', 'Expert']);
export const CRITERION = choices([1, '符合', 'Meets'], [2, '一般', 'General'], [0, '未选择', 'Not chosen']);
/** recommend_type in the opinion form; the operator's view has its own labels (decision 96). */
export const RECOMMEND_TYPES = choices(
  [1, '领航项目', 'Lead-ship project'],
  [2, '启航项目', 'Set-sail project'],
  [3, '储备项目', 'Reserve-ship project'],
);
export const RECOMMEND_TYPES_OPERATOR = choices([1, '领航', 'Lead'], [2, '启航', 'Launch'], [3, '备选', 'Standby']);
/** recommend_state for operators and the public (decision 94). */
export const RECOMMEND_STATES = choices(
  [0, '入围', 'Shortlisted'],
  [1, '已推荐', 'Recommended'],
  [2, '暂不推荐', 'Not recommended for now'],
);
/** The same values in the member area (decision 94). */
export const RECOMMEND_STATES_MEMBER = choices(
  [0, '待推荐', 'To recommend'],
  [1, '已填写意见', 'Opinion written'],
  [2, '已驳回', 'Rejected'],
);
export const CONTACT_TYPES = choices(
  [1, '非成果方合作申请', 'Non-owner'],
  [2, '成果方推广服务申请', 'Owner'],
  [0, '仅信息', 'Info only'],
);
/** project_contacts.state: how far the office is. */
export const COOPERATION_STATES = choices(
  [0, '新申请', 'New'],
  [1, '联系中', 'In contact'],
  [2, '已办结', 'Done'],
  [3, '已谢绝', 'Declined'],
);
/** project_news.identify; 3 is a file item. */
export const NEWS_KINDS = choices([1, '新闻动态', 'News'], [2, '通知公告', 'Notice'], [3, '资料下载', 'Files']);
export const SERVICE_TYPES = choices(
  ['ecology', '生态服务', 'Ecology'],
  ['precise', '精准服务', 'Precise'],
  ['major', '重大服务', 'Major'],
  ['digitize', '数字化服务', 'Digitise'],
  ['normal', '常规服务', 'Normal'],
  ['industry', '产业服务', 'Industry'],
  ['market', '市场服务', 'Market'],
  ['capital', '资本服务', 'Capital'],
  ['technology', '技术服务', 'Technology'],
);
/** What a recommender sees of others' opinions in a round. */
export const SEES_OTHERS = choices(
  [0, '始终不可见', 'Never'],
  [1, '提交本人意见后可见', 'After its own opinion'],
  [2, '始终可见', 'Always'],
);
/** Whether experts see the applicant's names in a round. */
export const SHOWS_APPLICANT = choices([1, '显示', 'Shown'], [0, '隐藏（匿名评审）', 'Hidden (blind review)']);
/** Where a declaration is, as the office reads it. */
export const DECLARATION_STAGES = choices(
  [1, '已申报', 'Declared'],
  [2, '已退回', 'Returned'],
  [3, '已撤回', 'Withdrawn'],
);

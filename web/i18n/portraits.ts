import { defineText } from '../../db/contract/words';

export default defineText({
  title: ['数字画像', 'Digital portrait'],
  hint: ['由公开的文字自动得出，每个主题附依据。', 'Read in what is public; each topic with what tells it.'],
  topics: ['主题', 'Topics'],
  figures: ['数字', 'Figures'],
  none: ['公开的文字还不足以得出主题。', 'Too little is public to tell topics.'],
  from: (name: string) => [`出自：${name}`, `From: ${name}`],
  supply: {
    organization: ['公开成果', 'Public results'],
    // What an expert leads may be published by others.
    expert: ['本人发布的成果', 'Results they published'],
  },
  demand: {
    organization: ['公开需求', 'Public demands'],
    expert: ['本人发布的需求', 'Demands they published'],
  },
  deals: ['公开签约案例', 'Public signed cases'],
  answers: ['已答复的对接', 'Answered deals'],
  days: ['答复中位天数', 'Median days to answer'],
  consultations: ['已答复的问诊', 'Answered consultations'],
  consultationDays: ['问诊答复中位天数', 'Median days to answer a consultation'],
  proposed: ['模型建议的主题', 'Topics that the model proposes'],
  proposedHint: [
    '勾选合适的主题，保存为画像；保存后匹配以这些主题为准。',
    'Tick those that fit and keep them as the portrait: matches go by what is kept.',
  ],
  unsure: ['模型没有把握，请自行判断后勾选。', 'The model is unsure: tick what you find right.'],
  keep: ['保存画像', 'Keep the portrait'],
  kept: ['画像已保存', 'The portrait is kept'],
  nothing: ['没有可建议的主题', 'Nothing to propose'],
});

import { defineText } from '../../db/contract/words';

export default defineText({
  sheet: {
    title: ['申报成果信息登记表', 'Registration sheet of the declared achievement'],
    sections: {
      unit: ['申报单位信息', 'Applicant unit'],
      achievement: ['成果信息', 'Achievement'],
      highlights: ['技术创新亮点', 'Highlights of innovation'],
      market: ['市场价值点', 'Points of market value'],
      difficulties: ['转化难点', 'Difficulties of transfer'],
      leader: ['研发带头人', 'R&D leader'],
      team: ['研发团队', 'R&D team'],
      recommender: ['推荐单位（人）选择', 'Choice of recommender'],
      files: ['附件目录', 'Attachment catalogue'],
      applicant: ['申报人信息', 'Applicant'],
    },
    receipt: ['回执编号', 'Receipt'],
    submitted: ['提交时间', 'Submitted'],
    draft: ['草稿，尚未提交', 'Draft, not handed in yet'],
    empty: ['—', '—'],
    none: ['无', 'None'],
    noFiles: ['未上传附件', 'No attachments'],
    otherFiles: ['其他附件', 'Other attachments'],
    phone: ['联系电话', 'Phone'],
    print: ['打印登记表', 'Print the sheet'],
  },
});

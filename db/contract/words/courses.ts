import type { Tree } from '../words.ts';

/** What pages of courses say before and after their script is there. */
export const courses = {
  title: ['云课堂', 'Cloud classroom'],
  lead: [
    '技术转移人才培训课程：按学期选课，在线看视频，下载资料，报名线下班次。',
    'Training for technology managers, term by term: films and materials online, and classes to sign up for.',
  ],
  teacher: ['主讲', 'Teacher'],
  org: ['主办单位', 'Given by'],
  term: ['学期', 'Term'],
  hours: (n: number) => [`${n} 课时`, `${n} ${n === 1 ? 'class hour' : 'class hours'}`],
  classHours: ['课时', 'Class hours'],
  place: ['地点', 'Place'],
  begins: ['开课时间', 'Begins'],
  ends: ['结课时间', 'Ends'],
  fee: ['费用', 'Fee'],
  free: ['免费', 'Free'],
  paid: ['付费', 'Paid'],
  chapters: ['章节', 'Chapters'],
  materials: ['课程资料', 'Materials'],
  about: ['课程介绍', 'About the course'],
  closed: [
    '本课程为付费课程，视频和资料仅对市科技主管部门指定的学员开放。',
    'This is a paid course: its films and materials are open to the learners whom the city’s science committee designates.',
  ],
} satisfies Tree;

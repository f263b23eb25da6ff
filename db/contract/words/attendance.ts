import { defineText } from '../words.ts';

/** The attendance list, as pages and files show it. */
export const attendanceWords = defineText({
  list: ['签到表', 'Attendance'],
  number: ['序号', 'No.'],
  name: ['姓名', 'Name'],
  unit: ['单位', 'Organisation'],
  post: ['职务', 'Position'],
  phone: ['电话', 'Phone'],
  party: ['人数', 'People'],
  state: ['报名状态', 'Sign-up'],
  arrived: ['签到时间', 'Arrived'],
  device: ['签到设备', 'Phone at the door'],
  scans: ['全部扫码记录', 'All scans'],
  certificate: ['证书编号', 'Certificate'],
  action: ['操作', 'Action'],
  states: {
    booked: ['已报名', 'Booked'],
    waiting: ['候补中', 'Waiting'],
    cancelled: ['已取消', 'Cancelled'],
  },
});

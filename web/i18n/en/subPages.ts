import type zh from '../zh/subPages';

const subPages: typeof zh = {
  lead: { 1: 'Results chosen by your subscription', 2: 'Demands chosen by your subscription' },
  sent: (time) => `Sent ${time}`,
  none: 'Nothing of this push can be shown.',
  back: 'Back to the list',
  profile: 'Description',
  contact: 'Contact',
  noContact: 'The publisher shows no contact: please leave a message below.',
  call: (number) => `Call ${number}`,
  feedback: 'Your feedback',
  name: 'Name',
  phone: 'Phone or e-mail',
  remark: 'Feedback',
  manage: 'Manage subscription',
  gone: 'This item is no longer public',
};

export default subPages;

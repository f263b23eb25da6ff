import { createSvgIcon } from '@mui/material/utils';

/** Stands for the chat app: who has it receives messages. */
export const ChatIcon = createSvgIcon(
  <path
    d="M4 5h16v11H10l-4 4v-4H4zM8 9.5h8M8 12.5h5"
    fill="none"
    stroke="#17803d"
    strokeWidth="1.75"
    strokeLinecap="round"
    strokeLinejoin="round"
  />,
  'ChatIcon',
);

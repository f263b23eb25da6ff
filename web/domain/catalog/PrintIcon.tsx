import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function PrintIcon(props: SvgIconProps) {
  return (
    <SvgIcon fontSize="small" {...props}>
      <path
        d="M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </SvgIcon>
  );
}

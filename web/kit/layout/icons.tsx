import { createSvgIcon } from '@mui/material/utils';

/** Outline icons drawn for this site: one path each, so that a page carries only what it shows. */
export const icon = (path: string, name: string) =>
  createSvgIcon(
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />,
    name,
  );

export const CloseIcon = icon('M6 6l12 12M18 6L6 18', 'CloseIcon');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16', 'MenuIcon');
export const SearchIcon = icon('M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM20 20l-4-4', 'SearchIcon');
export const ChevronDownIcon = icon('M6 9l6 6 6-6', 'ChevronDownIcon');
export const ChevronRightIcon = icon('M9 6l6 6-6 6', 'ChevronRightIcon');
export const ChevronLeftIcon = icon('M15 6l-6 6 6 6', 'ChevronLeftIcon');
export const ArrowRightIcon = icon('M4 12h16M14 6l6 6-6 6', 'ArrowRightIcon');
export const PinIcon = icon(
  'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21zM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
  'PinIcon',
);
export const SunIcon = icon(
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.5 1.5M17.5 17.5L19 19M5 19l1.5-1.5M17.5 6.5L19 5',
  'SunIcon',
);
export const CopyIcon = icon('M9 9h10v11H9zM5 15V4h10', 'CopyIcon');
export const UploadIcon = icon('M12 16V5M7 10l5-5 5 5M5 19h14', 'UploadIcon');
export const DownloadIcon = icon('M12 5v11M7 11l5 5 5-5M5 20h14', 'DownloadIcon');
export const FlagIcon = icon('M6 21V4M6 5h11l-2.5 4L17 13H6', 'FlagIcon');
export const TrashIcon = icon('M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13M10 11v5M14 11v5', 'TrashIcon');
export const RetryIcon = icon('M20 12a8 8 0 1 1-2.5-5.8M20 4v4.5h-4.5', 'RetryIcon');
export const CheckIcon = icon('M5 12.5l4.5 4.5L19 7.5', 'CheckIcon');
export const PlusIcon = icon('M12 5v14M5 12h14', 'PlusIcon');
export const EditIcon = icon('M5 19l1-4L16 5l3 3L9 18zM14 7l3 3', 'EditIcon');
export const InboxIcon = icon('M4 13l3-8h10l3 8v6H4zM4 13h5l1 3h4l1-3h5', 'InboxIcon');
export const AlertIcon = icon('M12 8v5M12 16.5v.01M12 3l10 18H2z', 'AlertIcon');
export const BuildingIcon = icon(
  'M5 21V5l8-2v18M13 9h6v12M3 21h18M8 8h2M8 12h2M8 16h2M16 13v.01M16 17v.01',
  'BuildingIcon',
);
export const UserIcon = icon('M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 4-7 8-7s7 2 8 7', 'UserIcon');
export const CalendarIcon = icon('M4 6h16v14H4zM4 10h16M8 3v5M16 3v5', 'CalendarIcon');
export const FilterIcon = icon('M4 6h16M7 12h10M10 18h4', 'FilterIcon');
export const OverviewIcon = icon('M4 5h7v6H4zM13 5h7v9h-7zM4 13h7v6H4zM13 16h7v3h-7z', 'OverviewIcon');
export const DocumentIcon = icon('M6 3h9l4 4v14H6zM14 3v5h5M9 13h6M9 17h6', 'DocumentIcon');
export const BookmarkIcon = icon('M7 4h10v16l-5-4-5 4z', 'BookmarkIcon');

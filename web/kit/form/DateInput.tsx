import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/zh-cn';
import type { Ref } from 'react';
import { useLang } from '../i18n';
import { monthHeading } from './monthHeading';
import { pickerTexts } from './pickerTexts';

const DAY = 'YYYY-MM-DD';
const MOMENT = 'YYYY-MM-DD HH:mm:ss';

interface DateInputProps {
  label: string;
  required: boolean;
  help: string;
  invalid: boolean;
  disabled: boolean;
  time: boolean;
  /** In a row of filters. */
  small?: boolean;
  value: string;
  inputRef: Ref<HTMLInputElement>;
  onBlur: () => void;
  onChange: (value: string) => void;
}

export default function DateInput(props: DateInputProps) {
  const { label, required, help, invalid, disabled, time, small = false, value, inputRef, onBlur, onChange } = props;
  const { lang } = useLang();
  const format = time ? MOMENT : DAY;
  const shared = {
    label,
    disabled,
    format,
    value: value ? dayjs(value) : null,
    inputRef,
    onChange: (next: Dayjs | null) => onChange(next?.isValid() ? next.format(format) : ''),
    slotProps: {
      calendarHeader: monthHeading(lang),
      textField: {
        fullWidth: true,
        ...(small && { size: 'small' as const }),
        required,
        helperText: help,
        error: invalid,
        onBlur,
        sx: { '& .MuiPickersOutlinedInput-root': { bgcolor: 'background.paper', borderRadius: '8px' } },
      },
    },
  };
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={lang === 'en' ? 'en' : 'zh-cn'}
      localeText={pickerTexts(lang)}
    >
      {time ? (
        <DateTimePicker {...shared} ampm={false} views={['year', 'month', 'day', 'hours', 'minutes', 'seconds']} />
      ) : (
        <DatePicker {...shared} />
      )}
    </LocalizationProvider>
  );
}

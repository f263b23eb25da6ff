import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { FormEvent } from 'react';
import { SearchIcon } from '../../kit/layout/icons';

export interface SearchBarProps {
  label: string;
  placeholder: string;
  button: string;
  keyword?: string;
  /** The address a browser goes to before the page's script is there. */
  action: string;
  large?: boolean;
  onSearch: (keyword: string) => void;
}

/** One search field with its button; the text is the person's own until it is submitted. */
export function SearchBar({
  label,
  placeholder,
  button,
  keyword = '',
  action,
  large = false,
  onSearch,
}: SearchBarProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(String(new FormData(event.currentTarget).get('keyword') ?? '').trim());
  };
  const height = large ? { xs: 52, md: 60 } : 48;
  return (
    <Box
      component="form"
      role="search"
      method="get"
      action={action}
      onSubmit={submit}
      sx={{
        display: 'flex',
        alignItems: 'center',
        height,
        pl: 2,
        pr: 0.75,
        bgcolor: 'background.paper',
        color: 'text.secondary',
        border: 1,
        borderColor: 'divider',
        borderRadius: 3,
        boxShadow: large ? '0 18px 44px -18px rgb(3 22 48 / 0.55)' : 'none',
        '&:focus-within': { borderColor: 'primary.main', outline: '3px solid', outlineColor: 'brand.line' },
      }}
    >
      <SearchIcon aria-hidden />
      <Box
        component="input"
        key={keyword}
        type="search"
        name="keyword"
        aria-label={label}
        placeholder={placeholder}
        defaultValue={keyword}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="search"
        sx={{
          flex: 1,
          minWidth: 0,
          height: '100%',
          px: 1.25,
          border: 0,
          outline: 'none',
          bgcolor: 'transparent',
          color: 'text.primary',
          font: 'inherit',
          fontSize: large ? '1.0625rem' : '1rem',
          textOverflow: 'ellipsis',
          '&:focus-visible': { outline: 'none' },
          '&::placeholder': { color: 'text.secondary', opacity: 1 },
        }}
      />
      <Button
        type="submit"
        variant="contained"
        sx={{ minHeight: large ? { xs: 40, md: 46 } : 36, px: { xs: 2, sm: 3 }, flexShrink: 0 }}
      >
        {button}
      </Button>
    </Box>
  );
}

import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import words from '../i18n/kit';
import { useText } from '../kit/i18n';
import { theme } from './theme';

type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * The theme for styles and default props. MUI's own provider also switches colour schemes at run time, which the
 * variables of GlobalStyle and one attribute do here without its weight on the first visit.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  const { labels } = useText(words);
  // What the parts of the kit call their own buttons is read aloud, and shown as a tip.
  const components = useMemo(
    () => ({
      ...theme.components,
      MuiAutocomplete: {
        ...theme.components?.MuiAutocomplete,
        defaultProps: { ...theme.components?.MuiAutocomplete?.defaultProps, ...labels.autocomplete },
      },
      MuiAlert: {
        ...theme.components?.MuiAlert,
        defaultProps: { ...theme.components?.MuiAlert?.defaultProps, ...labels.alert },
      },
    }),
    [labels],
  );
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={components as DefaultProps}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  );
}

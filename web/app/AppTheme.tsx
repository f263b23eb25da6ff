import { ThemeProvider } from '@emotion/react';
import DefaultPropsProvider from '@mui/material/DefaultPropsProvider';
import type { ComponentProps, ReactNode } from 'react';
import { theme } from './theme';

type DefaultProps = ComponentProps<typeof DefaultPropsProvider>['value'];

/**
 * The theme for styles and default props. MUI's own provider also switches colour schemes at run time, which the
 * variables of GlobalStyle and one attribute do here without its weight on the first visit.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={theme}>
      <DefaultPropsProvider value={theme.components as DefaultProps}>{children}</DefaultPropsProvider>
    </ThemeProvider>
  );
}

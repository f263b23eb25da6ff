import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { StaffPage } from '../../domain/session/StaffPage';
import words from '../../i18n/administration';
import { useText } from '../../kit/i18n';
import { LoadingState } from '../../kit/layout/LoadingState';
import { KeptTable } from '../../kit/resource';
import { referenceList, useParentScopes } from './referenceLists';

const ScopeTree = lazy(() => import('./reference/ScopeTree').then((module) => ({ default: module.ScopeTree })));

/** Reference lists: what forms offer and pages name (core§3). */
export default function Reference() {
  const all = useText(words);
  const text = all.reference;
  const [search, setSearch] = useSearchParams();
  const asked = search.get('list') ?? 'scope';
  const asTable = asked !== 'scope' || search.get('view') === 'table' || search.has('keyword');
  const list = referenceList(all, useParentScopes(asked === 'scope'), asked);
  return (
    <StaffPage authority="admin" title={text.title} lead={text.lead}>
      <Tabs
        value={list.table}
        onChange={(_, name: string) => setSearch({ list: name })}
        variant="scrollable"
        scrollButtons={false}
        aria-label={text.choose}
        sx={{ mb: 2 }}
      >
        {Object.entries(text.lists).map(([name, label]) => (
          <Tab key={name} value={name} label={label} id={`list-${name}`} aria-controls="list-rows" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="list-rows" aria-labelledby={`list-${list.table}`}>
        {asked === 'scope' ? (
          <Box
            role="group"
            aria-label={text.view}
            sx={{ display: 'inline-flex', p: 0.5, mb: 2, gap: 0.5, borderRadius: 2, bgcolor: 'brand.tint' }}
          >
            {(['tree', 'table'] as const).map((view) => {
              const on = (view === 'table') === asTable;
              return (
                <Button
                  key={view}
                  size="small"
                  aria-pressed={on}
                  onClick={() => setSearch({ list: 'scope', ...(view === 'table' && { view }) })}
                  sx={{
                    color: on ? 'text.primary' : 'brand.text',
                    bgcolor: on ? 'background.paper' : 'transparent',
                    boxShadow: on ? 'var(--card-shadow)' : 'none',
                  }}
                >
                  {text.views[view]}
                </Button>
              );
            })}
          </Box>
        ) : null}
        {asTable ? (
          <KeptTable resource={list} />
        ) : (
          <Suspense fallback={<LoadingState count={6} />}>
            <ScopeTree resource={list} />
          </Suspense>
        )}
      </Box>
    </StaffPage>
  );
}

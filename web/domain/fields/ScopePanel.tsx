import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import InputBase from '@mui/material/InputBase';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import words from '../../i18n/form';
import { pickName, useLang, useText } from '../../kit/i18n';
import { SearchIcon } from '../../kit/layout/icons';
import { flatScopes, type ScopeNode } from './scopes';

interface ScopePanelProps {
  tree: ScopeNode[];
  chosen: readonly string[];
  onToggle: (id: string) => void;
}

/** Top groups as tabs, their middle level as rows, the leaves as chips to switch on and off; a search over all. */
export function ScopePanel({ tree, chosen, onToggle }: ScopePanelProps) {
  const text = useText(words);
  const { lang } = useLang();
  const [top, setTop] = useState(tree[0]?.id ?? '');
  const [word, setWord] = useState('');
  const nameOf = (node: ScopeNode) => pickName(lang, node.name, node.name_en);
  const wanted = word.trim().toLowerCase();
  const found = wanted
    ? flatScopes(tree.flatMap((root) => root.children)).filter((node) =>
        `${node.name} ${node.name_en ?? ''}`.toLowerCase().includes(wanted),
      )
    : [];
  const groups = tree.find((root) => root.id === top)?.children ?? [];

  const chip = (node: ScopeNode) => {
    const on = chosen.includes(node.id);
    return (
      <Chip
        key={node.id}
        label={nameOf(node)}
        component="button"
        type="button"
        clickable
        aria-pressed={on}
        onClick={() => onToggle(node.id)}
        sx={
          on
            ? { bgcolor: 'primary.dark', color: '#ffffff', '&:hover': { bgcolor: 'primary.dark' } }
            : { bgcolor: 'brand.tint', color: 'brand.text' }
        }
      />
    );
  };

  return (
    <Box sx={{ width: 'min(640px, calc(100vw - 32px))' }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1, borderBottom: 1, borderColor: 'divider' }}
      >
        <SearchIcon sx={{ color: 'text.secondary' }} />
        <InputBase
          fullWidth
          value={word}
          placeholder={text.searchScope}
          inputProps={{ 'aria-label': text.searchScope }}
          onChange={(event) => setWord(event.target.value)}
        />
      </Box>
      {wanted ? null : (
        <Tabs
          value={top}
          onChange={(_event, next: string) => setTop(next)}
          variant="scrollable"
          allowScrollButtonsMobile
        >
          {tree.map((root) => (
            <Tab key={root.id} value={root.id} label={nameOf(root)} sx={{ textTransform: 'none' }} />
          ))}
        </Tabs>
      )}
      <Box sx={{ p: 2, height: 320, overflowY: 'auto' }}>
        {wanted ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {found.length ? found.map(chip) : <Box sx={{ color: 'text.secondary' }}>{text.noOptions}</Box>}
          </Box>
        ) : (
          groups.map((group) => (
            <Box key={group.id} sx={{ mb: 2.5 }}>
              {group.children.length ? (
                <Box sx={{ fontWeight: 600, fontSize: '0.875rem', color: 'text.secondary', mb: 1 }}>
                  {nameOf(group)}
                </Box>
              ) : null}
              <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
                {(group.children.length ? group.children : [group]).map(chip)}
              </Box>
            </Box>
          ))
        )}
      </Box>
    </Box>
  );
}

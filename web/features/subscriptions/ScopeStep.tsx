import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import type { ScopeNode } from '../../domain/fields/scopes';
import words from '../../i18n/subscriptions';
import { pickName, useLang, useText } from '../../kit/i18n';
import { chosenUnder, toggled } from './wish';

interface ScopeStepProps {
  root: ScopeNode;
  scopes: string[];
  onChange: (scopes: string[]) => void;
}

/** One of the four main groups: its branches with their leaves; a branch may be chosen as a whole. */
export function ScopeStep({ root, scopes, onChange }: ScopeStepProps) {
  const text = useText(words);
  const { lang } = useLang();
  const nameOf = (node: ScopeNode) => pickName(lang, node.name, node.name_en);
  const chip = (node: ScopeNode, label = nameOf(node)) => {
    const on = scopes.includes(node.id);
    return (
      <Chip
        key={node.id}
        label={label}
        component="button"
        type="button"
        clickable
        aria-pressed={on}
        aria-label={label === nameOf(node) ? undefined : `${nameOf(node)}: ${label}`}
        onClick={() => onChange(toggled(scopes, node.id))}
        sx={{
          ...{ height: 'auto', minHeight: 32, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.5 } },
          ...(on
            ? { bgcolor: 'primary.dark', color: '#ffffff', '&:hover': { bgcolor: 'primary.dark' } }
            : { bgcolor: 'brand.tint', color: 'brand.text' }),
        }}
      />
    );
  };
  const leaves = root.children.filter((node) => node.children.length === 0);
  return (
    <Box role="group" aria-label={nameOf(root)}>
      <Box aria-live="polite" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text.chosen(chosenUnder(scopes, root.id).length)}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {chip(root, text.whole)}
        {leaves.map((node) => chip(node))}
      </Box>
      {root.children
        .filter((node) => node.children.length > 0)
        .map((branch) => (
          <Box key={branch.id} sx={{ mb: 2 }}>
            <Box sx={{ fontWeight: 600, color: 'text.secondary', mb: 1 }}>{nameOf(branch)}</Box>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
              {chip(branch, text.whole)}
              {branch.children.map((node) => chip(node))}
            </Box>
          </Box>
        ))}
    </Box>
  );
}

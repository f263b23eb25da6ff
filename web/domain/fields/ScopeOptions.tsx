import { pickName, useLang } from '../../kit/i18n';
import { useScopes } from './scopes';

/** Levels that filters offer: the attribute and its fields. */
const LEVELS = 2;

/** Fields of technology as options of a native select, under their attributes. */
export function ScopeOptions() {
  const { lang } = useLang();
  const groups = useScopes(LEVELS).data ?? [];
  return groups.map((group) => (
    <optgroup key={group.id} label={pickName(lang, group.name, group.name_en)}>
      {group.children.map((scope) => (
        <option key={scope.id} value={scope.id}>
          {pickName(lang, scope.name, scope.name_en)}
        </option>
      ))}
    </optgroup>
  ));
}

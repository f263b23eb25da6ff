import { defineText } from '../shared/i18n';
import en from './en/demandForm';
import zh from './zh/demandForm';

export default defineText(zh, en);

import { defineText } from '../kit/i18n';
import en from './en/projects';
import zh from './zh/projects';

export default defineText(zh, en);

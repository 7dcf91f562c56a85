import { addons } from 'storybook/manager-api';
import { theme } from './theme.js';
import './fonts.css';

addons.setConfig({ theme });

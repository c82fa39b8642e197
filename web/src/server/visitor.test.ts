import express from 'express';
import { describe, expect, it } from 'vitest';

import { isRobot, languageOf, visitorOf } from './visitor.ts';

/** Returns a request as Express would pass it. */
function request(headers: Readonly<Record<string, string>>): express.Request {
  return Object.assign(Object.create(express.request) as express.Request, { headers });
}

describe('a visitor', () => {
  it('is a guest unless a cookie may say otherwise', () => {
    expect(visitorOf(request({})).isGuest).toBe(true);
    expect(visitorOf(request({ cookie: 'theme=dark; locale=en' })).isGuest).toBe(true);
    expect(visitorOf(request({ cookie: 'theme=dark; session=x' })).isGuest).toBe(false);
    // An unknown cookie makes the visitor no guest
    expect(visitorOf(request({ cookie: 'a=b' })).isGuest).toBe(false);
  });

  it("sees the chosen theme, otherwise the device's", () => {
    expect(visitorOf(request({ cookie: 'theme=dark' })).theme).toBe('dark');
    expect(visitorOf(request({ cookie: 'theme=%3Cscript%3E' })).theme).toBe('system');
    expect(visitorOf(request({})).theme).toBe('system');
  });

  it('has the chosen language, or that of the browser until one is chosen', () => {
    const english = { 'accept-language': 'en-GB,en;q=0.9,ar;q=0.5' };
    expect(languageOf(request(english))).toBe('en');
    expect(languageOf(request({ ...english, cookie: 'locale=ar' }))).toBe('ar');
    const arabic = { 'accept-language': 'ar-LY,en;q=0.5' };
    expect(languageOf(request(arabic))).toBe('ar');
    expect(languageOf(request({ ...arabic, cookie: 'locale=en' }))).toBe('en');
    expect(languageOf(request({ cookie: 'locale=en' }))).toBe('en');
    expect(languageOf(request({ ...english, cookie: 'locale=it' }))).toBe('en');
    expect(languageOf(request({ 'accept-language': 'it-IT' }))).toBeNull();
    expect(languageOf(request({}))).toBeNull();
  });

  it('is not a robot just because the browser is headless', () => {
    const browser = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36';
    expect(isRobot(request({ 'user-agent': browser }))).toBe(false);
    const headless = browser.replace('Chrome/', 'HeadlessChrome/');
    expect(isRobot(request({ 'user-agent': headless }))).toBe(false);
    const robot = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    expect(isRobot(request({ 'user-agent': robot }))).toBe(true);
  });
});

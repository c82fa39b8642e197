/**
 * What stands in for the error page when rendering itself has failed: both languages, no script,
 * no sheet, nothing that could fail again.
 */
export const lastResortPage: string = `<!doctype html>
<html lang="ar-LY" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>أُسطى · Osta</title>
<style>
:root { color-scheme: light dark; font: 18px/1.7 system-ui, sans-serif }
body { display: grid; min-block-size: 100vh; margin: 0; place-content: center; text-align: center; padding: 24px }
a { color: #0065d4 } @media (prefers-color-scheme: dark) { a { color: #7bb5ff } }
</style>
</head>
<body>
<main>
<p>صار عطل عندنا، ونشتغلوا على تصليحه. جرّب بعد دقيقة.</p>
<p lang="en-GB" dir="ltr">Something broke on our side and we are fixing it. Please try again in a minute.</p>
<p><a href="">إعادة المحاولة · <span lang="en-GB">Try again</span></a></p>
</main>
</body>
</html>
`;

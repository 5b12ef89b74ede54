<?php

$secret = (string) getenv('SITENAME_HOOK_SECRET');
$body = (string) file_get_contents('php://input');
$expected = hash_hmac('sha256', $body, $secret);
$sent = $_SERVER['HTTP_SITENAME_SIGNATURE'] ?? '';

if (!hash_equals($expected, $sent)) {
    http_response_code(400);
    exit;
}
http_response_code(204);
$data = json_decode($body, true);
error_log("{$data['event']} {$data['topic']}");

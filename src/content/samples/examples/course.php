<?php

$course = [
    'title' => 'Algebra, Grade 10',
    'description' => 'Quadratics, line by line',
    'aiTutoringEnabled' => true,
];

foreach (['expert', 'advanced'] as $level) {
    $call = curl_init('https://api.host.example/api/v1/courses');
    curl_setopt_array($call, [
        CURLOPT_RETURNTRANSFER => true,
        CURLOPT_HTTPHEADER => [
            'Authorization: Bearer ' . getenv('SITENAME_KEY'),
            'Content-Type: application/json',
        ],
        CURLOPT_POSTFIELDS => json_encode([...$course, 'level' => $level]),
    ]);
    $data = json_decode((string) curl_exec($call), true);
    $status = curl_getinfo($call, CURLINFO_RESPONSE_CODE);
    echo $status === 200
        ? "added as $level"
        : "$status {$data['message']}", PHP_EOL;
}
